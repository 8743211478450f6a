DROP INDEX `catalogues_name`;--> statement-breakpoint
DROP INDEX `companies_supplier_name`;--> statement-breakpoint
DROP INDEX `companies_name`;--> statement-breakpoint
DROP INDEX `documentations_name`;--> statement-breakpoint
DROP INDEX `mapping_drafts_name`;--> statement-breakpoint
DROP INDEX `discounts_name`;--> statement-breakpoint
DROP INDEX `services_name`;--> statement-breakpoint
DROP INDEX `categories_name`;--> statement-breakpoint
DROP INDEX `products_name`;--> statement-breakpoint
DROP INDEX `supply_routes_name`;--> statement-breakpoint
DROP INDEX `users_name`;--> statement-breakpoint
-- Written by hand: drizzle-kit cuts an expression at its commas. It is that of db/alphabetical.ts.
CREATE INDEX `documentations_alphabetical` ON `documentations` (replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(`name`), 'ă', 'a~'), 'Ă', 'a~'), 'â', 'a~~'), 'Â', 'a~~'), 'î', 'i~'), 'Î', 'i~'), 'ș', 's~'), 'Ș', 's~'), 'ş', 's~'), 'Ş', 's~'), 'ț', 't~'), 'Ț', 't~'), 'ţ', 't~'), 'Ţ', 't~'));--> statement-breakpoint
CREATE INDEX `products_alphabetical` ON `products` (replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(`name`), 'ă', 'a~'), 'Ă', 'a~'), 'â', 'a~~'), 'Â', 'a~~'), 'î', 'i~'), 'Î', 'i~'), 'ș', 's~'), 'Ș', 's~'), 'ş', 's~'), 'Ş', 's~'), 'ț', 't~'), 'Ț', 't~'), 'ţ', 't~'), 'Ţ', 't~'));--> statement-breakpoint
CREATE INDEX `users_alphabetical` ON `users` (replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(`last_name`), 'ă', 'a~'), 'Ă', 'a~'), 'â', 'a~~'), 'Â', 'a~~'), 'î', 'i~'), 'Î', 'i~'), 'ș', 's~'), 'Ș', 's~'), 'ş', 's~'), 'Ş', 's~'), 'ț', 't~'), 'Ț', 't~'), 'ţ', 't~'), 'Ţ', 't~'));
