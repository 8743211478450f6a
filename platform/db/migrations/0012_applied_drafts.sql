CREATE TABLE `mapping_applications` (
	`id` integer PRIMARY KEY NOT NULL,
	`mapping_draft_id` integer NOT NULL,
	`storage_id` integer NOT NULL,
	`at` integer NOT NULL,
	`outcome` text NOT NULL,
	`reason` text,
	`left_cells` text NOT NULL,
	`before` text,
	FOREIGN KEY (`mapping_draft_id`) REFERENCES `mapping_drafts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`storage_id`) REFERENCES `storages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mapping_applications_draft` ON `mapping_applications` (`mapping_draft_id`,`storage_id`);--> statement-breakpoint
CREATE INDEX `mapping_applications_storage` ON `mapping_applications` (`storage_id`,`at`);--> statement-breakpoint
ALTER TABLE `locker_cells` ADD `capacity` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `mapping_draft_storages` ADD `live_when_made` text;--> statement-breakpoint
ALTER TABLE `mapping_drafts` ADD `approved_at` integer;--> statement-breakpoint
ALTER TABLE `mapping_drafts` ADD `applied_at` integer;--> statement-breakpoint
ALTER TABLE `shelf_cells` ADD `capacity` integer DEFAULT 4 NOT NULL;--> statement-breakpoint
-- By the width that each cell has of its shelf.
UPDATE `shelf_cells` SET `capacity` = coalesce(min(6, max(3, (
  SELECT `shelves`.`width` / (SELECT count(*) FROM `shelf_cells` AS `alike` WHERE `alike`.`shelf_id` = `shelves`.`id`) / 36
  FROM `shelves` WHERE `shelves`.`id` = `shelf_cells`.`shelf_id`))), 4);--> statement-breakpoint
-- What was due before drafts changed machines counts as applied. Which day it is where the operator works is not known here:
-- `former-drafts.ts` decides it at the next start, of all that may be due anywhere.
UPDATE `mapping_drafts` SET `applied_at` = -1 WHERE `approved_by_id` IS NOT NULL AND `start_date` <= date('now', '+1 day');
