CREATE TABLE `chains` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`company_id` integer NOT NULL,
	`warehouse_id` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `chains_company` ON `chains` (`company_id`);--> statement-breakpoint
CREATE TABLE `companies` (
	`id` integer PRIMARY KEY NOT NULL,
	`euid` text NOT NULL,
	`name` text NOT NULL,
	`cui` text NOT NULL,
	`registration_number` text NOT NULL,
	`is_vat_payer` integer NOT NULL,
	`is_supplier` integer NOT NULL,
	`is_active` integer NOT NULL,
	`street` text NOT NULL,
	`city` text NOT NULL,
	`county` text NOT NULL,
	`email` text,
	`phone` text,
	`iban` text,
	`bank` text,
	`created` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `companies_cui` ON `companies` (`cui`);--> statement-breakpoint
CREATE INDEX `companies_supplier_name` ON `companies` (`is_supplier`,`name`);--> statement-breakpoint
CREATE INDEX `companies_name` ON `companies` (`name`);--> statement-breakpoint
CREATE TABLE `currencies` (
	`id` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `document_series` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`series` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `document_types` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `vat_rates` (
	`id` integer PRIMARY KEY NOT NULL,
	`rate` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vat_rates_rate` ON `vat_rates` (`rate`);--> statement-breakpoint
CREATE TABLE `dataset_meta` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `invoices` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`company_id` integer,
	`series` text NOT NULL,
	`number` integer NOT NULL,
	`create_date` integer NOT NULL,
	`due_date` text NOT NULL,
	`total_amount` integer NOT NULL,
	`is_paid` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_order` ON `invoices` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_series_number` ON `invoices` (`series`,`number`);--> statement-breakpoint
CREATE INDEX `invoices_created` ON `invoices` (`create_date`);--> statement-breakpoint
CREATE TABLE `order_items` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`price` integer NOT NULL,
	`vat_rate` integer NOT NULL,
	`serial_numbers` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `order_items_order` ON `order_items` (`order_id`);--> statement-breakpoint
CREATE INDEX `order_items_product` ON `order_items` (`product_id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` integer PRIMARY KEY NOT NULL,
	`event_date` integer NOT NULL,
	`user_id` integer,
	`storage_id` integer NOT NULL,
	`order_type` integer NOT NULL,
	`order_channel` text NOT NULL,
	`payment_method` text NOT NULL,
	`status` integer NOT NULL,
	`delivery_status` integer,
	`delivery_type` integer NOT NULL,
	`delivery_since` integer,
	`delivery_up_to` integer,
	`amount` integer NOT NULL,
	`is_pre_paid` integer NOT NULL,
	`is_delivered` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `orders_event_date` ON `orders` (`event_date`);--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user_id`,`event_date`);--> statement-breakpoint
CREATE INDEX `orders_storage` ON `orders` (`storage_id`,`event_date`);--> statement-breakpoint
CREATE INDEX `orders_type` ON `orders` (`order_type`,`event_date`);--> statement-breakpoint
CREATE INDEX `orders_amount` ON `orders` (`amount`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` integer NOT NULL,
	`method` text NOT NULL,
	`amount` integer NOT NULL,
	`reference` text NOT NULL,
	`created` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`order_id`);--> statement-breakpoint
CREATE INDEX `payments_created` ON `payments` (`created`);--> statement-breakpoint
CREATE TABLE `addresses` (
	`id` integer PRIMARY KEY NOT NULL,
	`storage_id` integer,
	`type` integer NOT NULL,
	`street` text NOT NULL,
	`number` text NOT NULL,
	`postal_code` text,
	`bloc` text,
	`scara` text,
	`etaj` text,
	`apartament` text,
	`city` text NOT NULL,
	`county_id` integer NOT NULL,
	FOREIGN KEY (`storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`county_id`) REFERENCES `counties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `addresses_storage` ON `addresses` (`storage_id`);--> statement-breakpoint
CREATE TABLE `counties` (
	`id` integer PRIMARY KEY NOT NULL,
	`country_id` integer NOT NULL,
	`name` text NOT NULL,
	`code` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `counties_country` ON `counties` (`country_id`);--> statement-breakpoint
CREATE TABLE `storages` (
	`id` integer PRIMARY KEY NOT NULL,
	`chain_id` integer NOT NULL,
	`parent_id` integer,
	`currency_id` integer NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`is_active` integer NOT NULL,
	`latitude` real,
	`longitude` real,
	`catalog_price_name` text,
	`bob_blueprint_id` integer,
	`blueprint_version` integer,
	`created` integer NOT NULL,
	FOREIGN KEY (`chain_id`) REFERENCES `chains`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`currency_id`) REFERENCES `currencies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `storages_name` ON `storages` (`name`);--> statement-breakpoint
CREATE INDEX `storages_chain` ON `storages` (`chain_id`);--> statement-breakpoint
CREATE INDEX `storages_type` ON `storages` (`type`);--> statement-breakpoint
CREATE TABLE `batches` (
	`id` integer PRIMARY KEY NOT NULL,
	`product_id` integer NOT NULL,
	`number` text NOT NULL,
	`expiration_date` text,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `batches_product` ON `batches` (`product_id`);--> statement-breakpoint
CREATE INDEX `batches_number` ON `batches` (`number`);--> statement-breakpoint
CREATE INDEX `batches_expiration` ON `batches` (`expiration_date`);--> statement-breakpoint
CREATE TABLE `categories` (
	`id` integer PRIMARY KEY NOT NULL,
	`parent_id` integer,
	`name` text NOT NULL,
	`slug` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `categories_slug` ON `categories` (`slug`);--> statement-breakpoint
CREATE TABLE `product_identifiers` (
	`id` integer PRIMARY KEY NOT NULL,
	`product_id` integer NOT NULL,
	`type` text NOT NULL,
	`value` text NOT NULL,
	`is_default` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_identifiers_type_value` ON `product_identifiers` (`type`,`value`);--> statement-breakpoint
CREATE INDEX `product_identifiers_product` ON `product_identifiers` (`product_id`);--> statement-breakpoint
CREATE TABLE `products` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`brand` text NOT NULL,
	`category_id` integer NOT NULL,
	`supplier_id` integer NOT NULL,
	`vat_rate_id` integer NOT NULL,
	`purchase_price` integer NOT NULL,
	`selling_price` integer NOT NULL,
	`has_serial_numbers` integer NOT NULL,
	`shelf_life_days` integer,
	`created` integer NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`supplier_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`vat_rate_id`) REFERENCES `vat_rates`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `products_name` ON `products` (`name`);--> statement-breakpoint
CREATE INDEX `products_category` ON `products` (`category_id`);--> statement-breakpoint
CREATE INDEX `products_supplier` ON `products` (`supplier_id`);--> statement-breakpoint
CREATE TABLE `stocks` (
	`id` integer PRIMARY KEY NOT NULL,
	`storage_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`batch_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`updated` integer NOT NULL,
	FOREIGN KEY (`storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`batch_id`) REFERENCES `batches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stocks_storage_batch` ON `stocks` (`storage_id`,`batch_id`);--> statement-breakpoint
CREATE INDEX `stocks_product` ON `stocks` (`product_id`);--> statement-breakpoint
CREATE INDEX `stocks_batch` ON `stocks` (`batch_id`);--> statement-breakpoint
CREATE TABLE `entry_note_discounts` (
	`id` integer PRIMARY KEY NOT NULL,
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
CREATE INDEX `entry_note_discounts_note` ON `entry_note_discounts` (`entry_note_id`);--> statement-breakpoint
CREATE INDEX `entry_note_discounts_item` ON `entry_note_discounts` (`entry_note_item_id`);--> statement-breakpoint
CREATE TABLE `entry_note_items` (
	`id` integer PRIMARY KEY NOT NULL,
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
CREATE INDEX `entry_note_items_note` ON `entry_note_items` (`entry_note_id`);--> statement-breakpoint
CREATE INDEX `entry_note_items_product` ON `entry_note_items` (`product_id`);--> statement-breakpoint
CREATE INDEX `entry_note_items_batch` ON `entry_note_items` (`batch_id`);--> statement-breakpoint
CREATE TABLE `entry_notes` (
	`id` integer PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`company_id` integer NOT NULL,
	`document_type_id` integer NOT NULL,
	`document_series_id` integer NOT NULL,
	`currency_id` integer NOT NULL,
	`storage_id` integer NOT NULL,
	`created_by_id` integer NOT NULL,
	`number_document` text NOT NULL,
	`document_date` text NOT NULL,
	`date_in_stock` text,
	`auto` text,
	`delegate` text,
	`observation_committee_reception` text,
	`internal_observations` text,
	`is_legacy` integer NOT NULL,
	`created` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`document_type_id`) REFERENCES `document_types`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`document_series_id`) REFERENCES `document_series`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`currency_id`) REFERENCES `currencies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `entry_notes_series_number` ON `entry_notes` (`document_series_id`,`number`);--> statement-breakpoint
CREATE INDEX `entry_notes_created` ON `entry_notes` (`created`);--> statement-breakpoint
CREATE INDEX `entry_notes_company` ON `entry_notes` (`company_id`);--> statement-breakpoint
CREATE INDEX `entry_notes_type` ON `entry_notes` (`document_type_id`);--> statement-breakpoint
CREATE TABLE `outbox_mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`created` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `password_resets` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `password_resets_user` ON `password_resets` (`user_id`);--> statement-breakpoint
CREATE TABLE `refresh_families` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`is_remembered` integer NOT NULL,
	`created` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `refresh_families_user` ON `refresh_families` (`user_id`);--> statement-breakpoint
CREATE TABLE `refresh_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`family_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`family_id`) REFERENCES `refresh_families`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `refresh_tokens_family` ON `refresh_tokens` (`family_id`);--> statement-breakpoint
CREATE INDEX `refresh_tokens_expiry` ON `refresh_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `roles` (
	`id` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `roles_code` ON `roles` (`code`);--> statement-breakpoint
CREATE TABLE `user_roles` (
	`user_id` integer NOT NULL,
	`role_id` integer NOT NULL,
	PRIMARY KEY(`user_id`, `role_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`role_id`) REFERENCES `roles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `user_roles_role` ON `user_roles` (`role_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`password_hash` text NOT NULL,
	`status` integer NOT NULL,
	`is_active` integer NOT NULL,
	`company_id` integer,
	`balance` integer NOT NULL,
	`credit_cards` integer NOT NULL,
	`rfid_card` text,
	`storage_id` integer,
	`created` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created`);--> statement-breakpoint
CREATE INDEX `users_name` ON `users` (`last_name`,`first_name`);