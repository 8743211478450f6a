import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { companies } from "./companies";
import { belongsTo, refersTo } from "./references";

/** The roles of 1§6, by their name on the wire. */
export const roles = sqliteTable("roles", { id: integer().primaryKey(), code: text().notNull() }, (table) => [
  uniqueIndex("roles_code").on(table.code),
]);

export const users = sqliteTable(
  "users",
  {
    id: integer().primaryKey(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text().notNull(),
    phone: text(),
    /** `scrypt$N$r$p$salt$hash`, or `!` for an account that has never set a password. */
    passwordHash: text("password_hash").notNull(),
    /** Bits of 1§3: emailChecked 1, phoneChecked 2, cardChecked 4, flagPasswordReset 8. */
    status: integer().notNull(),
    isActive: integer("is_active", { mode: "boolean" }).notNull(),
    companyId: integer("company_id").references(() => companies.id),
    /** Prepaid balance in bani (1/100 RON). */
    balance: integer().notNull(),
    storageId: integer("storage_id"),
    created: integer({ mode: "timestamp_ms" }).notNull(),
    /** Name, address of mail and telephone number as a search compares them: in small letters without their marks. */
    searchText: text("search_text").notNull(),
  },
  (table) => [
    uniqueIndex("users_email").on(table.email),
    index("users_created").on(table.created),
    index("users_active").on(table.isActive, table.created),
    index("users_company").on(table.companyId, table.created),
  ],
);

export const userRoles = sqliteTable(
  "user_roles",
  {
    userId: belongsTo("user_id", () => users.id),
    roleId: refersTo("role_id", () => roles.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.roleId] }), index("user_roles_role").on(table.roleId)],
);

/** One sign-in. Every refresh token of it ends with it. */
export const refreshFamilies = sqliteTable(
  "refresh_families",
  {
    id: text().primaryKey(),
    userId: belongsTo("user_id", () => users.id),
    isRemembered: integer("is_remembered", { mode: "boolean" }).notNull(),
    created: integer({ mode: "timestamp_ms" }).notNull(),
    revokedAt: integer("revoked_at", { mode: "timestamp_ms" }),
  },
  (table) => [index("refresh_families_user").on(table.userId)],
);

/** Refresh tokens by SHA-256: the database never holds one that works. */
export const refreshTokens = sqliteTable(
  "refresh_tokens",
  {
    hash: text().primaryKey(),
    familyId: text("family_id")
      .notNull()
      .references(() => refreshFamilies.id, { onDelete: "cascade" }),
    expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
    usedAt: integer("used_at", { mode: "timestamp_ms" }),
  },
  (table) => [index("refresh_tokens_family").on(table.familyId), index("refresh_tokens_expiry").on(table.expiresAt)],
);

export const passwordResets = sqliteTable(
  "password_resets",
  {
    hash: text().primaryKey(),
    userId: belongsTo("user_id", () => users.id),
    expiresAt: integer("expires_at", { mode: "timestamp_ms" }).notNull(),
    usedAt: integer("used_at", { mode: "timestamp_ms" }),
  },
  (table) => [index("password_resets_user").on(table.userId)],
);

/** Mails that a real platform would send; here they are read at `GET /dev/outbox`. */
export const outboxMails = sqliteTable("outbox_mails", {
  id: integer().primaryKey({ autoIncrement: true }),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  created: integer({ mode: "timestamp_ms" }).notNull(),
});
