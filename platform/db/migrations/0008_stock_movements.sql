CREATE TABLE `stock_movements` (
	`id` integer PRIMARY KEY NOT NULL,
	`storage_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`batch_id` integer NOT NULL,
	`pieces` integer NOT NULL,
	`kind` text NOT NULL,
	`document_id` integer,
	`made_by_id` integer,
	`moment` integer NOT NULL,
	FOREIGN KEY (`storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`batch_id`) REFERENCES `batches`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`made_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stock_movements_storage` ON `stock_movements` (`storage_id`,`product_id`,`moment`);--> statement-breakpoint
CREATE INDEX `stock_movements_product` ON `stock_movements` (`product_id`,`moment`);--> statement-breakpoint
CREATE INDEX `stock_movements_batch` ON `stock_movements` (`batch_id`);