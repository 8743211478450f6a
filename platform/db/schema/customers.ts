import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { counties } from "./places";
import { belongsTo, refersTo } from "./references";
import { users } from "./users";

/** Identification card (2§3): one that is not handed out has no user. */
export const identificationCards = sqliteTable(
  "identification_cards",
  {
    id: integer().primaryKey(),
    /** The number that a reader sees, 10 digits. */
    cardId: text("card_id").notNull(),
    userId: integer("user_id").references(() => users.id),
    alias: text(),
  },
  (table) => [
    uniqueIndex("identification_cards_card").on(table.cardId),
    index("identification_cards_user").on(table.userId),
  ],
);

/** Payment cards that a customer has saved; never more of the number than its last four digits. */
export const creditCards = sqliteTable(
  "credit_cards",
  {
    id: integer().primaryKey(),
    userId: belongsTo("user_id", () => users.id),
    brand: text().notNull(),
    lastFour: text("last_four").notNull(),
    /** The last month in which it is good, YYYY-MM. */
    expires: text().notNull(),
    isActive: integer("is_active", { mode: "boolean" }).notNull(),
    created: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("credit_cards_user").on(table.userId), index("credit_cards_last_four").on(table.lastFour)],
);

/** Where customers have things brought to. */
export const userAddresses = sqliteTable(
  "user_addresses",
  {
    id: integer().primaryKey(),
    userId: belongsTo("user_id", () => users.id),
    label: text().notNull(),
    street: text().notNull(),
    number: text().notNull(),
    postalCode: text("postal_code").notNull(),
    city: text().notNull(),
    countyId: refersTo("county_id", () => counties.id),
  },
  (table) => [index("user_addresses_user").on(table.userId)],
);

/** Documents in a user's file. `size` in bytes. */
export const userFiles = sqliteTable(
  "user_files",
  {
    id: integer().primaryKey(),
    userId: belongsTo("user_id", () => users.id),
    name: text().notNull(),
    size: integer().notNull(),
    created: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("user_files_user").on(table.userId)],
);

/** What an account has passed through, such as a confirmed address of mail. */
export const checkpoints = sqliteTable(
  "checkpoints",
  {
    id: integer().primaryKey(),
    userId: belongsTo("user_id", () => users.id),
    name: text({ enum: ["REGISTERED", "EMAIL_CHECKED", "PHONE_CHECKED", "CARD_CHECKED"] }).notNull(),
    created: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("checkpoints_user").on(table.userId)],
);
