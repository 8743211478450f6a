CREATE TABLE `business_report_requests` (
	`id` integer PRIMARY KEY NOT NULL,
	`type_id` integer NOT NULL,
	`chain_id` integer NOT NULL,
	`year` integer NOT NULL,
	`month` integer NOT NULL,
	`requested_by_id` integer NOT NULL,
	`created` integer NOT NULL,
	FOREIGN KEY (`type_id`) REFERENCES `business_report_types`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`chain_id`) REFERENCES `chains`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`requested_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `business_report_requests_created` ON `business_report_requests` (`created`);--> statement-breakpoint
CREATE INDEX `business_report_requests_type` ON `business_report_requests` (`type_id`,`created`);--> statement-breakpoint
CREATE INDEX `business_report_requests_period` ON `business_report_requests` (`year`,`month`);--> statement-breakpoint
CREATE INDEX `business_report_requests_chain` ON `business_report_requests` (`chain_id`);--> statement-breakpoint
CREATE INDEX `business_report_requests_user` ON `business_report_requests` (`requested_by_id`);--> statement-breakpoint
CREATE TABLE `business_report_types` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `catalogue_storages` (
	`catalogue_id` integer NOT NULL,
	`storage_id` integer NOT NULL,
	PRIMARY KEY(`catalogue_id`, `storage_id`),
	FOREIGN KEY (`catalogue_id`) REFERENCES `catalogues`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `catalogue_storages_storage` ON `catalogue_storages` (`storage_id`);--> statement-breakpoint
CREATE TABLE `catalogues` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`currency_id` integer NOT NULL,
	`created_by_id` integer,
	`is_default` integer NOT NULL,
	`created` integer NOT NULL,
	FOREIGN KEY (`currency_id`) REFERENCES `currencies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `catalogues_name` ON `catalogues` (`name`);--> statement-breakpoint
CREATE INDEX `catalogues_created` ON `catalogues` (`created`);--> statement-breakpoint
CREATE INDEX `catalogues_currency` ON `catalogues` (`currency_id`);--> statement-breakpoint
CREATE INDEX `catalogues_creator` ON `catalogues` (`created_by_id`);--> statement-breakpoint
CREATE TABLE `product_prices` (
	`id` integer PRIMARY KEY NOT NULL,
	`catalogue_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`price` integer NOT NULL,
	FOREIGN KEY (`catalogue_id`) REFERENCES `catalogues`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_prices_catalogue_product` ON `product_prices` (`catalogue_id`,`product_id`);--> statement-breakpoint
CREATE INDEX `product_prices_product` ON `product_prices` (`product_id`);--> statement-breakpoint
CREATE TABLE `checkpoints` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`created` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `checkpoints_user` ON `checkpoints` (`user_id`);--> statement-breakpoint
CREATE TABLE `credit_cards` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`brand` text NOT NULL,
	`last_four` text NOT NULL,
	`expires` text NOT NULL,
	`is_active` integer NOT NULL,
	`created` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `credit_cards_user` ON `credit_cards` (`user_id`);--> statement-breakpoint
CREATE TABLE `identification_cards` (
	`id` integer PRIMARY KEY NOT NULL,
	`card_id` text NOT NULL,
	`user_id` integer,
	`alias` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identification_cards_card` ON `identification_cards` (`card_id`);--> statement-breakpoint
CREATE INDEX `identification_cards_user` ON `identification_cards` (`user_id`);--> statement-breakpoint
CREATE TABLE `user_addresses` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`label` text NOT NULL,
	`street` text NOT NULL,
	`number` text NOT NULL,
	`postal_code` text NOT NULL,
	`city` text NOT NULL,
	`county_id` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`county_id`) REFERENCES `counties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `user_addresses_user` ON `user_addresses` (`user_id`);--> statement-breakpoint
CREATE TABLE `user_files` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`size` integer NOT NULL,
	`created` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_files_user` ON `user_files` (`user_id`);--> statement-breakpoint
CREATE TABLE `category_characteristics` (
	`id` integer PRIMARY KEY NOT NULL,
	`category_id` integer NOT NULL,
	`label` text NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `category_characteristics_category` ON `category_characteristics` (`category_id`);--> statement-breakpoint
CREATE TABLE `documentation_characteristics` (
	`id` integer PRIMARY KEY NOT NULL,
	`documentation_id` integer NOT NULL,
	`label` text NOT NULL,
	`value` text NOT NULL,
	FOREIGN KEY (`documentation_id`) REFERENCES `documentations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `documentation_characteristics_label` ON `documentation_characteristics` (`documentation_id`,`label`);--> statement-breakpoint
CREATE TABLE `documentation_images` (
	`id` integer PRIMARY KEY NOT NULL,
	`documentation_id` integer NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`documentation_id`) REFERENCES `documentations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `documentation_images_sheet` ON `documentation_images` (`documentation_id`,`position`);--> statement-breakpoint
CREATE TABLE `documentations` (
	`id` integer PRIMARY KEY NOT NULL,
	`product_id` integer NOT NULL,
	`merchant_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	`source` text NOT NULL,
	`external_api_id` text,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`length` integer,
	`height` integer,
	`depth` integer,
	`mass` integer,
	`created` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`merchant_id`) REFERENCES `merchants`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `documentations_slug` ON `documentations` (`slug`);--> statement-breakpoint
CREATE INDEX `documentations_name` ON `documentations` (`name`);--> statement-breakpoint
CREATE INDEX `documentations_created` ON `documentations` (`created`);--> statement-breakpoint
CREATE INDEX `documentations_product` ON `documentations` (`product_id`);--> statement-breakpoint
CREATE INDEX `documentations_category` ON `documentations` (`category_id`);--> statement-breakpoint
CREATE INDEX `documentations_source` ON `documentations` (`source`);--> statement-breakpoint
CREATE TABLE `merchants` (
	`id` integer PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`euid` text NOT NULL,
	`site_url` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `merchants_euid` ON `merchants` (`euid`);--> statement-breakpoint
CREATE TABLE `internal_note_items` (
	`id` integer PRIMARY KEY NOT NULL,
	`internal_note_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`batch_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	FOREIGN KEY (`internal_note_id`) REFERENCES `internal_notes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`batch_id`) REFERENCES `batches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `internal_note_items_note` ON `internal_note_items` (`internal_note_id`);--> statement-breakpoint
CREATE INDEX `internal_note_items_product` ON `internal_note_items` (`product_id`);--> statement-breakpoint
CREATE INDEX `internal_note_items_batch` ON `internal_note_items` (`batch_id`);--> statement-breakpoint
CREATE TABLE `internal_notes` (
	`id` integer PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`source_storage_id` integer NOT NULL,
	`destination_storage_id` integer NOT NULL,
	`created_by_id` integer NOT NULL,
	`document_date` text NOT NULL,
	`auto` text,
	`delegate` text,
	`observations` text,
	`created` integer NOT NULL,
	FOREIGN KEY (`source_storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`destination_storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `internal_notes_number` ON `internal_notes` (`number`);--> statement-breakpoint
CREATE INDEX `internal_notes_created` ON `internal_notes` (`created`);--> statement-breakpoint
CREATE INDEX `internal_notes_source` ON `internal_notes` (`source_storage_id`);--> statement-breakpoint
CREATE INDEX `internal_notes_destination` ON `internal_notes` (`destination_storage_id`);--> statement-breakpoint
CREATE TABLE `inventories` (
	`id` integer PRIMARY KEY NOT NULL,
	`storage_id` integer NOT NULL,
	`status` text NOT NULL,
	`created_by_id` integer NOT NULL,
	`counted_by_id` integer,
	`cleared_by_id` integer,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	FOREIGN KEY (`storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`counted_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cleared_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `inventories_created` ON `inventories` (`created`);--> statement-breakpoint
CREATE INDEX `inventories_updated` ON `inventories` (`updated`);--> statement-breakpoint
CREATE INDEX `inventories_storage` ON `inventories` (`storage_id`,`created`);--> statement-breakpoint
CREATE INDEX `inventories_status` ON `inventories` (`status`,`created`);--> statement-breakpoint
CREATE TABLE `inventory_items` (
	`id` integer PRIMARY KEY NOT NULL,
	`inventory_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`inventory_quantity` integer NOT NULL,
	`script_quantity` integer NOT NULL,
	FOREIGN KEY (`inventory_id`) REFERENCES `inventories`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `inventory_items_inventory_product` ON `inventory_items` (`inventory_id`,`product_id`);--> statement-breakpoint
CREATE INDEX `inventory_items_product` ON `inventory_items` (`product_id`);--> statement-breakpoint
CREATE TABLE `blueprints` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`version` integer NOT NULL,
	`created` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blueprints_name` ON `blueprints` (`name`);--> statement-breakpoint
CREATE TABLE `locker_cells` (
	`id` integer PRIMARY KEY NOT NULL,
	`locker_id` integer NOT NULL,
	`alias` text NOT NULL,
	`product_id` integer,
	`fill_on_demand` integer NOT NULL,
	`order_id` integer,
	FOREIGN KEY (`locker_id`) REFERENCES `lockers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `locker_cells_locker` ON `locker_cells` (`locker_id`);--> statement-breakpoint
CREATE INDEX `locker_cells_product` ON `locker_cells` (`product_id`);--> statement-breakpoint
CREATE INDEX `locker_cells_order` ON `locker_cells` (`order_id`);--> statement-breakpoint
CREATE TABLE `lockers` (
	`id` integer PRIMARY KEY NOT NULL,
	`blueprint_id` integer,
	`mapping_draft_id` integer,
	`storage_id` integer,
	`position` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`storage_zone` integer NOT NULL,
	`self_position` integer NOT NULL,
	FOREIGN KEY (`blueprint_id`) REFERENCES `blueprints`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mapping_draft_id`) REFERENCES `mapping_drafts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "lockers_owner" CHECK((blueprint_id is not null) + (mapping_draft_id is not null) + (storage_id is not null) = 1)
);
--> statement-breakpoint
CREATE INDEX `lockers_blueprint` ON `lockers` (`blueprint_id`);--> statement-breakpoint
CREATE INDEX `lockers_draft` ON `lockers` (`mapping_draft_id`);--> statement-breakpoint
CREATE INDEX `lockers_storage` ON `lockers` (`storage_id`);--> statement-breakpoint
CREATE TABLE `mapping_draft_storages` (
	`mapping_draft_id` integer NOT NULL,
	`storage_id` integer NOT NULL,
	PRIMARY KEY(`mapping_draft_id`, `storage_id`),
	FOREIGN KEY (`mapping_draft_id`) REFERENCES `mapping_drafts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mapping_draft_storages_storage` ON `mapping_draft_storages` (`storage_id`);--> statement-breakpoint
CREATE TABLE `mapping_drafts` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`blueprint_id` integer NOT NULL,
	`blueprint_version` integer NOT NULL,
	`created_by_id` integer NOT NULL,
	`approved_by_id` integer,
	`start_date` text,
	`created` integer NOT NULL,
	FOREIGN KEY (`blueprint_id`) REFERENCES `blueprints`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`approved_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mapping_drafts_name` ON `mapping_drafts` (`name`);--> statement-breakpoint
CREATE INDEX `mapping_drafts_start` ON `mapping_drafts` (`start_date`);--> statement-breakpoint
CREATE INDEX `mapping_drafts_created` ON `mapping_drafts` (`created`);--> statement-breakpoint
CREATE INDEX `mapping_drafts_blueprint` ON `mapping_drafts` (`blueprint_id`);--> statement-breakpoint
CREATE INDEX `mapping_drafts_approved_by` ON `mapping_drafts` (`approved_by_id`);--> statement-breakpoint
CREATE TABLE `shelf_cells` (
	`id` integer PRIMARY KEY NOT NULL,
	`shelf_id` integer NOT NULL,
	`position` integer NOT NULL,
	`alias` text NOT NULL,
	`product_id` integer,
	`renew_product` integer NOT NULL,
	FOREIGN KEY (`shelf_id`) REFERENCES `shelves`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `shelf_cells_shelf` ON `shelf_cells` (`shelf_id`);--> statement-breakpoint
CREATE INDEX `shelf_cells_product` ON `shelf_cells` (`product_id`);--> statement-breakpoint
CREATE TABLE `shelves` (
	`id` integer PRIMARY KEY NOT NULL,
	`blueprint_id` integer,
	`mapping_draft_id` integer,
	`storage_id` integer,
	`position` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`storage_zone` integer NOT NULL,
	FOREIGN KEY (`blueprint_id`) REFERENCES `blueprints`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mapping_draft_id`) REFERENCES `mapping_drafts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "shelves_owner" CHECK((blueprint_id is not null) + (mapping_draft_id is not null) + (storage_id is not null) = 1)
);
--> statement-breakpoint
CREATE INDEX `shelves_blueprint` ON `shelves` (`blueprint_id`);--> statement-breakpoint
CREATE INDEX `shelves_draft` ON `shelves` (`mapping_draft_id`);--> statement-breakpoint
CREATE INDEX `shelves_storage` ON `shelves` (`storage_id`);--> statement-breakpoint
CREATE TABLE `banners` (
	`id` integer PRIMARY KEY NOT NULL,
	`chain_id` integer NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`type` integer NOT NULL,
	`created` integer NOT NULL,
	`start_date` integer,
	`end_date` integer,
	`for_order_type` integer,
	`forwarded_url` text,
	`forwarded_category_tree` text,
	`forwarded_product_id` integer,
	`is_active` integer NOT NULL,
	FOREIGN KEY (`chain_id`) REFERENCES `chains`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`forwarded_product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `banners_created` ON `banners` (`created`);--> statement-breakpoint
CREATE INDEX `banners_type` ON `banners` (`type`,`created`);--> statement-breakpoint
CREATE INDEX `banners_active` ON `banners` (`is_active`,`created`);--> statement-breakpoint
CREATE INDEX `banners_end` ON `banners` (`end_date`);--> statement-breakpoint
CREATE INDEX `banners_chain` ON `banners` (`chain_id`);--> statement-breakpoint
CREATE INDEX `banners_product` ON `banners` (`forwarded_product_id`);--> statement-breakpoint
CREATE TABLE `discounts` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`created` integer NOT NULL,
	`is_active` integer NOT NULL,
	`is_exclusive` integer NOT NULL,
	`type` integer NOT NULL,
	`start_date` text NOT NULL,
	`end_date` text NOT NULL,
	`amount` integer,
	`product_id` integer,
	`max_discount_per_order` integer,
	`max_cumulative_value` integer,
	`min_order_spend` integer,
	`allocation` text NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `discounts_created` ON `discounts` (`created`);--> statement-breakpoint
CREATE INDEX `discounts_active` ON `discounts` (`is_active`,`created`);--> statement-breakpoint
CREATE INDEX `discounts_exclusive` ON `discounts` (`is_exclusive`,`created`);--> statement-breakpoint
CREATE INDEX `discounts_type` ON `discounts` (`type`,`created`);--> statement-breakpoint
CREATE INDEX `discounts_name` ON `discounts` (`name`);--> statement-breakpoint
CREATE INDEX `discounts_product` ON `discounts` (`product_id`);--> statement-breakpoint
CREATE TABLE `services` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`type` integer NOT NULL,
	`category` text NOT NULL,
	`price` integer NOT NULL,
	`provider_id` integer NOT NULL,
	`is_active` integer NOT NULL,
	FOREIGN KEY (`provider_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `services_type` ON `services` (`type`);--> statement-breakpoint
CREATE INDEX `services_name` ON `services` (`name`);--> statement-breakpoint
CREATE INDEX `services_price` ON `services` (`price`);--> statement-breakpoint
CREATE INDEX `services_provider` ON `services` (`provider_id`);--> statement-breakpoint
CREATE TABLE `payment_confirmations` (
	`id` integer PRIMARY KEY NOT NULL,
	`payment_order_id` integer NOT NULL,
	`kind` text NOT NULL,
	`is_approved` integer NOT NULL,
	`amount` integer NOT NULL,
	`response_code` text NOT NULL,
	`reference` text NOT NULL,
	`created` integer NOT NULL,
	FOREIGN KEY (`payment_order_id`) REFERENCES `payment_orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payment_confirmations_order` ON `payment_confirmations` (`payment_order_id`);--> statement-breakpoint
CREATE TABLE `payment_orders` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`credit_card_id` integer,
	`amount` integer NOT NULL,
	`status` text NOT NULL,
	`created` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`credit_card_id`) REFERENCES `credit_cards`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_orders_order` ON `payment_orders` (`order_id`);--> statement-breakpoint
CREATE INDEX `payment_orders_user` ON `payment_orders` (`user_id`,`created`);--> statement-breakpoint
CREATE INDEX `payment_orders_card` ON `payment_orders` (`credit_card_id`);--> statement-breakpoint
CREATE TABLE `reservation_details` (
	`id` integer PRIMARY KEY NOT NULL,
	`reservation_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`cell_alias` text NOT NULL,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `reservation_details_reservation` ON `reservation_details` (`reservation_id`);--> statement-breakpoint
CREATE INDEX `reservation_details_product` ON `reservation_details` (`product_id`);--> statement-breakpoint
CREATE TABLE `reservations` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`user_id` integer,
	`storage_id` integer NOT NULL,
	`locker_id` integer NOT NULL,
	`created` integer NOT NULL,
	`since` integer NOT NULL,
	`until` integer NOT NULL,
	`status` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reservations_order` ON `reservations` (`order_id`);--> statement-breakpoint
CREATE INDEX `reservations_since` ON `reservations` (`since`);--> statement-breakpoint
CREATE INDEX `reservations_created` ON `reservations` (`created`);--> statement-breakpoint
CREATE INDEX `reservations_locker` ON `reservations` (`locker_id`,`since`);--> statement-breakpoint
CREATE INDEX `reservations_storage` ON `reservations` (`storage_id`,`since`);--> statement-breakpoint
CREATE INDEX `reservations_user` ON `reservations` (`user_id`);--> statement-breakpoint
CREATE TABLE `supplier_return_items` (
	`id` integer PRIMARY KEY NOT NULL,
	`supplier_return_id` integer NOT NULL,
	`entry_note_item_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	FOREIGN KEY (`supplier_return_id`) REFERENCES `supplier_returns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`entry_note_item_id`) REFERENCES `entry_note_items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `supplier_return_items_return` ON `supplier_return_items` (`supplier_return_id`);--> statement-breakpoint
CREATE INDEX `supplier_return_items_line` ON `supplier_return_items` (`entry_note_item_id`);--> statement-breakpoint
CREATE TABLE `supplier_returns` (
	`id` integer PRIMARY KEY NOT NULL,
	`entry_note_id` integer NOT NULL,
	`created_by_id` integer NOT NULL,
	`number_document` text NOT NULL,
	`document_date` text NOT NULL,
	`is_total_returned` integer NOT NULL,
	`observations` text,
	`created` integer NOT NULL,
	FOREIGN KEY (`entry_note_id`) REFERENCES `entry_notes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `supplier_returns_number` ON `supplier_returns` (`number_document`);--> statement-breakpoint
CREATE INDEX `supplier_returns_created` ON `supplier_returns` (`created`);--> statement-breakpoint
CREATE INDEX `supplier_returns_document_date` ON `supplier_returns` (`document_date`);--> statement-breakpoint
CREATE INDEX `supplier_returns_note` ON `supplier_returns` (`entry_note_id`);--> statement-breakpoint
CREATE INDEX `supplier_returns_total` ON `supplier_returns` (`is_total_returned`);--> statement-breakpoint
CREATE TABLE `stock_serial_numbers` (
	`id` integer PRIMARY KEY NOT NULL,
	`stock_id` integer NOT NULL,
	`value` text NOT NULL,
	FOREIGN KEY (`stock_id`) REFERENCES `stocks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `stock_serial_numbers_stock` ON `stock_serial_numbers` (`stock_id`);--> statement-breakpoint
CREATE INDEX `stock_serial_numbers_value` ON `stock_serial_numbers` (`value`);--> statement-breakpoint
CREATE TABLE `initial_supply_contents` (
	`id` integer PRIMARY KEY NOT NULL,
	`report_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`batch_id` integer,
	`external_serial_number` text,
	`quantity` integer NOT NULL,
	FOREIGN KEY (`report_id`) REFERENCES `supply_reports`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`batch_id`) REFERENCES `batches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `initial_supply_contents_report` ON `initial_supply_contents` (`report_id`);--> statement-breakpoint
CREATE TABLE `supply_exceptions` (
	`id` integer PRIMARY KEY NOT NULL,
	`report_id` integer NOT NULL,
	`kind` text NOT NULL,
	`reason` text NOT NULL,
	`storage_id` integer,
	`product_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`created` integer NOT NULL,
	FOREIGN KEY (`report_id`) REFERENCES `supply_reports`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `supply_exceptions_report` ON `supply_exceptions` (`report_id`,`kind`);--> statement-breakpoint
CREATE TABLE `supply_lines` (
	`id` integer PRIMARY KEY NOT NULL,
	`report_id` integer NOT NULL,
	`storage_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`batch_id` integer,
	`external_serial_number` text,
	FOREIGN KEY (`report_id`) REFERENCES `supply_reports`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`batch_id`) REFERENCES `batches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `supply_lines_report` ON `supply_lines` (`report_id`);--> statement-breakpoint
CREATE INDEX `supply_lines_product` ON `supply_lines` (`product_id`);--> statement-breakpoint
CREATE TABLE `supply_report_storages` (
	`report_id` integer NOT NULL,
	`storage_id` integer NOT NULL,
	`status` integer NOT NULL,
	`position` integer NOT NULL,
	`planned_at` integer NOT NULL,
	`arrived_at` integer,
	PRIMARY KEY(`report_id`, `storage_id`),
	FOREIGN KEY (`report_id`) REFERENCES `supply_reports`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `supply_report_storages_storage` ON `supply_report_storages` (`storage_id`);--> statement-breakpoint
CREATE TABLE `supply_reports` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`type` integer NOT NULL,
	`mask_number` integer NOT NULL,
	`route_id` integer,
	`mobile_storage_id` integer NOT NULL,
	`courier_id` integer NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	FOREIGN KEY (`route_id`) REFERENCES `supply_routes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`mobile_storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`courier_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `supply_reports_type_created` ON `supply_reports` (`type`,`created`);--> statement-breakpoint
CREATE INDEX `supply_reports_type_updated` ON `supply_reports` (`type`,`updated`);--> statement-breakpoint
CREATE INDEX `supply_reports_mask` ON `supply_reports` (`mask_number`);--> statement-breakpoint
CREATE INDEX `supply_reports_route` ON `supply_reports` (`route_id`);--> statement-breakpoint
CREATE INDEX `supply_reports_courier` ON `supply_reports` (`courier_id`);--> statement-breakpoint
CREATE INDEX `supply_reports_mobile_storage` ON `supply_reports` (`mobile_storage_id`);--> statement-breakpoint
CREATE TABLE `vending_session_details` (
	`id` integer PRIMARY KEY NOT NULL,
	`session_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `vending_sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `vending_session_details_session` ON `vending_session_details` (`session_id`);--> statement-breakpoint
CREATE TABLE `vending_sessions` (
	`id` integer PRIMARY KEY NOT NULL,
	`storage_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`report_id` integer,
	`type` text NOT NULL,
	`start_at` integer NOT NULL,
	`end_at` integer,
	FOREIGN KEY (`storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`report_id`) REFERENCES `supply_reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `vending_sessions_report` ON `vending_sessions` (`report_id`);--> statement-breakpoint
CREATE INDEX `vending_sessions_storage` ON `vending_sessions` (`storage_id`);--> statement-breakpoint
CREATE INDEX `vending_sessions_start` ON `vending_sessions` (`start_at`);--> statement-breakpoint
CREATE TABLE `supply_route_storages` (
	`route_id` integer NOT NULL,
	`storage_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`route_id`, `storage_id`),
	FOREIGN KEY (`route_id`) REFERENCES `supply_routes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `supply_route_storages_storage` ON `supply_route_storages` (`storage_id`);--> statement-breakpoint
CREATE TABLE `supply_route_times` (
	`route_id` integer NOT NULL,
	`day` integer NOT NULL,
	`hour` text NOT NULL,
	PRIMARY KEY(`route_id`, `day`, `hour`),
	FOREIGN KEY (`route_id`) REFERENCES `supply_routes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `supply_routes` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`mobile_storage_id` integer NOT NULL,
	`internal_courier_id` integer NOT NULL,
	`is_active` integer NOT NULL,
	`created` integer NOT NULL,
	FOREIGN KEY (`mobile_storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`internal_courier_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `supply_routes_name` ON `supply_routes` (`name`);--> statement-breakpoint
CREATE INDEX `supply_routes_created` ON `supply_routes` (`created`);--> statement-breakpoint
CREATE INDEX `supply_routes_mobile_storage` ON `supply_routes` (`mobile_storage_id`);--> statement-breakpoint
CREATE INDEX `supply_routes_courier` ON `supply_routes` (`internal_courier_id`);--> statement-breakpoint
CREATE INDEX `supply_routes_active` ON `supply_routes` (`is_active`);--> statement-breakpoint
DROP INDEX `storages_type`;--> statement-breakpoint
ALTER TABLE `storages` ADD `status` text NOT NULL;--> statement-breakpoint
CREATE INDEX `storages_active` ON `storages` (`is_active`,`name`);--> statement-breakpoint
CREATE INDEX `storages_created` ON `storages` (`created`);--> statement-breakpoint
CREATE INDEX `storages_parent` ON `storages` (`parent_id`);--> statement-breakpoint
CREATE INDEX `storages_blueprint` ON `storages` (`bob_blueprint_id`);--> statement-breakpoint
CREATE INDEX `storages_type` ON `storages` (`type`,`name`);--> statement-breakpoint
DROP INDEX `stocks_product`;--> statement-breakpoint
ALTER TABLE `stocks` ADD `expiration_date` text;--> statement-breakpoint
CREATE INDEX `stocks_updated` ON `stocks` (`updated`,`id`,`storage_id`,`product_id`,`batch_id`,`quantity`,`expiration_date`);--> statement-breakpoint
CREATE INDEX `stocks_quantity` ON `stocks` (`quantity`,`id`,`storage_id`,`product_id`,`batch_id`,`expiration_date`);--> statement-breakpoint
CREATE INDEX `stocks_expiration` ON `stocks` (`expiration_date`,`id`,`storage_id`,`product_id`,`batch_id`,`quantity`);--> statement-breakpoint
CREATE INDEX `stocks_storage_updated` ON `stocks` (`storage_id`,`updated`);--> statement-breakpoint
CREATE INDEX `stocks_product` ON `stocks` (`product_id`,`storage_id`,`quantity`);--> statement-breakpoint
ALTER TABLE `companies` ADD `postal_code` text;--> statement-breakpoint
ALTER TABLE `companies` ADD `contact_person` text;--> statement-breakpoint
ALTER TABLE `companies` ADD `payment_term_days` integer;--> statement-breakpoint
CREATE INDEX `companies_county` ON `companies` (`county`);--> statement-breakpoint
CREATE INDEX `companies_payment_term` ON `companies` (`payment_term_days`);--> statement-breakpoint
CREATE INDEX `companies_created` ON `companies` (`created`);--> statement-breakpoint
ALTER TABLE `orders` ADD `is_paid` integer NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `has_invoice` integer NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_event_date_filtered` ON `orders` (`event_date`,`id`,`order_type`,`delivery_type`,`is_paid`,`has_invoice`,`payment_method`,`amount`);--> statement-breakpoint
CREATE INDEX `orders_amount_filtered` ON `orders` (`amount`,`id`,`order_type`,`delivery_type`,`is_paid`,`has_invoice`,`payment_method`,`event_date`);--> statement-breakpoint
CREATE INDEX `orders_delivery` ON `orders` (`delivery_type`,`event_date`);--> statement-breakpoint
CREATE INDEX `orders_paid` ON `orders` (`is_paid`,`event_date`);--> statement-breakpoint
CREATE INDEX `orders_invoiced` ON `orders` (`has_invoice`,`event_date`);--> statement-breakpoint
CREATE INDEX `orders_method` ON `orders` (`payment_method`,`event_date`);--> statement-breakpoint
ALTER TABLE `categories` ADD `merchant_id` integer;--> statement-breakpoint
CREATE INDEX `categories_parent` ON `categories` (`parent_id`);--> statement-breakpoint
CREATE INDEX `categories_name` ON `categories` (`name`);--> statement-breakpoint
ALTER TABLE `users` ADD `search_text` text NOT NULL;--> statement-breakpoint
CREATE INDEX `users_active` ON `users` (`is_active`,`created`);--> statement-breakpoint
CREATE INDEX `users_company` ON `users` (`company_id`,`created`);--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `credit_cards`;--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `rfid_card`;--> statement-breakpoint
CREATE INDEX `invoices_created_filtered` ON `invoices` (`create_date`,`id`,`is_paid`,`company_id`,`total_amount`);--> statement-breakpoint
CREATE INDEX `invoices_due` ON `invoices` (`due_date`);--> statement-breakpoint
CREATE INDEX `invoices_due_filtered` ON `invoices` (`due_date`,`id`,`is_paid`,`company_id`,`total_amount`,`create_date`);--> statement-breakpoint
CREATE INDEX `invoices_amount` ON `invoices` (`total_amount`);--> statement-breakpoint
CREATE INDEX `invoices_amount_filtered` ON `invoices` (`total_amount`,`id`,`is_paid`,`company_id`,`create_date`);--> statement-breakpoint
CREATE INDEX `invoices_number` ON `invoices` (`number`);--> statement-breakpoint
CREATE INDEX `invoices_paid` ON `invoices` (`is_paid`,`create_date`);--> statement-breakpoint
CREATE INDEX `invoices_company` ON `invoices` (`company_id`,`create_date`);--> statement-breakpoint
CREATE INDEX `entry_notes_number` ON `entry_notes` (`number`);