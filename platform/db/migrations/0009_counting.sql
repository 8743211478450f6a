ALTER TABLE `inventories` ADD `is_blind` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `inventories` ADD `joined_to_id` integer REFERENCES inventories(id);--> statement-breakpoint
ALTER TABLE `inventories` ADD `scope` text;--> statement-breakpoint
ALTER TABLE `inventories` ADD `note` text;--> statement-breakpoint
CREATE INDEX `inventories_joined` ON `inventories` (`joined_to_id`);--> statement-breakpoint
ALTER TABLE `inventory_items` ADD `counted_at` integer;--> statement-breakpoint
ALTER TABLE `inventory_items` ADD `is_left_out` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `inventory_items` ADD `note` text;