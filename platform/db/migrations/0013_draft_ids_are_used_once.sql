-- The migrator keeps foreign keys off: a table that is dropped takes along nothing that refers to it.
CREATE TABLE `__new_locker_cells` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`locker_id` integer NOT NULL,
	`alias` text NOT NULL,
	`product_id` integer,
	`fill_on_demand` integer NOT NULL,
	`order_id` integer,
	`capacity` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`locker_id`) REFERENCES `lockers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_locker_cells`("id", "locker_id", "alias", "product_id", "fill_on_demand", "order_id", "capacity") SELECT "id", "locker_id", "alias", "product_id", "fill_on_demand", "order_id", "capacity" FROM `locker_cells`;--> statement-breakpoint
DROP TABLE `locker_cells`;--> statement-breakpoint
ALTER TABLE `__new_locker_cells` RENAME TO `locker_cells`;--> statement-breakpoint
CREATE INDEX `locker_cells_locker` ON `locker_cells` (`locker_id`);--> statement-breakpoint
CREATE INDEX `locker_cells_product` ON `locker_cells` (`product_id`);--> statement-breakpoint
CREATE INDEX `locker_cells_order` ON `locker_cells` (`order_id`);--> statement-breakpoint
CREATE TABLE `__new_mapping_drafts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`blueprint_id` integer NOT NULL,
	`blueprint_version` integer NOT NULL,
	`created_by_id` integer NOT NULL,
	`approved_by_id` integer,
	`approved_at` integer,
	`start_date` text,
	`applied_at` integer,
	`created` integer NOT NULL,
	FOREIGN KEY (`blueprint_id`) REFERENCES `blueprints`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`approved_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_mapping_drafts`("id", "name", "blueprint_id", "blueprint_version", "created_by_id", "approved_by_id", "approved_at", "start_date", "applied_at", "created") SELECT "id", "name", "blueprint_id", "blueprint_version", "created_by_id", "approved_by_id", "approved_at", "start_date", "applied_at", "created" FROM `mapping_drafts`;--> statement-breakpoint
DROP TABLE `mapping_drafts`;--> statement-breakpoint
ALTER TABLE `__new_mapping_drafts` RENAME TO `mapping_drafts`;--> statement-breakpoint
CREATE INDEX `mapping_drafts_start` ON `mapping_drafts` (`start_date`);--> statement-breakpoint
CREATE INDEX `mapping_drafts_created` ON `mapping_drafts` (`created`);--> statement-breakpoint
CREATE INDEX `mapping_drafts_blueprint` ON `mapping_drafts` (`blueprint_id`);--> statement-breakpoint
CREATE INDEX `mapping_drafts_approved_by` ON `mapping_drafts` (`approved_by_id`);--> statement-breakpoint
CREATE TABLE `__new_shelf_cells` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`shelf_id` integer NOT NULL,
	`position` integer NOT NULL,
	`alias` text NOT NULL,
	`product_id` integer,
	`renew_product` integer NOT NULL,
	`capacity` integer DEFAULT 4 NOT NULL,
	FOREIGN KEY (`shelf_id`) REFERENCES `shelves`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_shelf_cells`("id", "shelf_id", "position", "alias", "product_id", "renew_product", "capacity") SELECT "id", "shelf_id", "position", "alias", "product_id", "renew_product", "capacity" FROM `shelf_cells`;--> statement-breakpoint
DROP TABLE `shelf_cells`;--> statement-breakpoint
ALTER TABLE `__new_shelf_cells` RENAME TO `shelf_cells`;--> statement-breakpoint
CREATE INDEX `shelf_cells_shelf` ON `shelf_cells` (`shelf_id`);--> statement-breakpoint
CREATE INDEX `shelf_cells_product` ON `shelf_cells` (`product_id`);