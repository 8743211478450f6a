-- The migrator keeps foreign keys off: a table that is dropped takes along nothing that refers to it.
CREATE TABLE `__new_entry_note_discounts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entry_note_id` integer NOT NULL,
	`entry_note_item_id` integer,
	`for_rate_vat` integer,
	`is_fixed_value` integer NOT NULL,
	`value` integer,
	`value_vat` integer,
	FOREIGN KEY (`entry_note_id`) REFERENCES `entry_notes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`entry_note_item_id`) REFERENCES `entry_note_items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_entry_note_discounts`("id", "entry_note_id", "entry_note_item_id", "for_rate_vat", "is_fixed_value", "value", "value_vat") SELECT "id", "entry_note_id", "entry_note_item_id", "for_rate_vat", "is_fixed_value", "value", "value_vat" FROM `entry_note_discounts`;--> statement-breakpoint
DROP TABLE `entry_note_discounts`;--> statement-breakpoint
ALTER TABLE `__new_entry_note_discounts` RENAME TO `entry_note_discounts`;--> statement-breakpoint
CREATE INDEX `entry_note_discounts_note` ON `entry_note_discounts` (`entry_note_id`);--> statement-breakpoint
CREATE INDEX `entry_note_discounts_item` ON `entry_note_discounts` (`entry_note_item_id`);--> statement-breakpoint
CREATE TABLE `__new_entry_note_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entry_note_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`batch_id` integer NOT NULL,
	`storage_id` integer NOT NULL,
	`vat_rate_id` integer NOT NULL,
	`quantity_invoice` integer NOT NULL,
	`quantity_received` integer NOT NULL,
	`price_purchase` integer,
	FOREIGN KEY (`entry_note_id`) REFERENCES `entry_notes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`batch_id`) REFERENCES `batches`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`vat_rate_id`) REFERENCES `vat_rates`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_entry_note_items`("id", "entry_note_id", "product_id", "batch_id", "storage_id", "vat_rate_id", "quantity_invoice", "quantity_received", "price_purchase") SELECT "id", "entry_note_id", "product_id", "batch_id", "storage_id", "vat_rate_id", "quantity_invoice", "quantity_received", "price_purchase" FROM `entry_note_items`;--> statement-breakpoint
DROP TABLE `entry_note_items`;--> statement-breakpoint
ALTER TABLE `__new_entry_note_items` RENAME TO `entry_note_items`;--> statement-breakpoint
CREATE INDEX `entry_note_items_note` ON `entry_note_items` (`entry_note_id`);--> statement-breakpoint
CREATE INDEX `entry_note_items_product` ON `entry_note_items` (`product_id`);--> statement-breakpoint
CREATE INDEX `entry_note_items_batch` ON `entry_note_items` (`batch_id`);