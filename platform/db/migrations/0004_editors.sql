CREATE TABLE `registered_companies` (
	`cui` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`registration_number` text NOT NULL,
	`is_vat_payer` integer NOT NULL,
	`street` text NOT NULL,
	`city` text NOT NULL,
	`county` text NOT NULL,
	`postal_code` text
);
--> statement-breakpoint
CREATE TABLE `banner_pictures` (
	`banner_id` integer PRIMARY KEY NOT NULL,
	`format` text NOT NULL,
	`bytes` blob NOT NULL,
	`saved` integer NOT NULL,
	FOREIGN KEY (`banner_id`) REFERENCES `banners`(`id`) ON UPDATE no action ON DELETE cascade
);
