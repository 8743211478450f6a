import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { sortedWindow } from "@/lib/calls/paging";
import { fixed, list, one, range } from "@/lib/calls/params";
import { choice, day, flag, id, integer, text } from "@/lib/calls/scalars";
import { amount, entityReference, moment, optional, optionalText, rows } from "@/lib/calls/wire";
import { roles } from "@/lib/roles/roles";
import { statusesOf } from "./user-status";

/** A saved payment card. `expires` is its last good month, YYYY-MM. */
const creditCardSchema = z.object({
  id: z.int(),
  brand: z.string(),
  lastFour: z.string(),
  expires: z.string(),
  isActive: z.boolean(),
});

const userSchema = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: optionalText,
  /** Bit mask; the server names its bits (1§3). */
  status: z.int(),
  created: moment,
  balance: optional(amount),
  creditCards: z.array(creditCardSchema),
  /** `size` in bytes. */
  files: z.array(z.object({ id: z.int(), name: z.string(), size: z.int(), created: moment })),
  storage: optional(entityReference),
  isActive: z.boolean(),
  hasCompany: z.boolean(),
  company: optional(entityReference),
  hasRFIDCard: z.boolean(),
  roles: z.array(z.string()),
});

/** All that leaves the server of people who are to be chosen. */
const nameSchema = z.object({ id: z.int(), firstName: z.string(), lastName: z.string() });

const personSchema = z.pipe(
  nameSchema,
  /** The console finds out itself which of them asks. */
  z.transform((person) => ({ ...person, isOwn: false })),
);

export type User = z.output<typeof userSchema>;

const oneUser = restCall({
  id: "USR-03",
  access: ["users", "customer_support", "orders"],
  method: "GET",
  path: "users/{id}",
  params: { id },
  answer: userSchema,
});

export const usersCalls = {
  list: restCall({
    id: "USR-02",
    access: ["users", "customer_support", "orders"],
    method: "GET",
    path: "users",
    query: {
      ids: list(id),
      fullTextSearch: one(text()),
      /** A mask: users that have all of its bits. */
      userStatus: one(integer({ min: 1, max: 2 ** 31 })),
      isActive: one(flag),
      role: one(choice(roles)),
      hasCompany: one(flag),
      hasRFIDCard: one(flag),
      created: range("FromCreated", "ToCreated", day),
      ...sortedWindow(["id", "created", "lastName", "email"]),
    },
    answer: rows(userSchema),
  }),
  one: oneUser,
  /**
   * The documents leave open what can be changed about a user (USER-006, USER-008): whether the account is active, and
   * its roles (decision 0021). Fields that are left out stay as they are.
   */
  update: restCall({
    id: "USR-03.update",
    access: ["users"],
    changes: oneUser,
    method: "PATCH",
    path: "users/{id}",
    params: { id },
    body: z.strictObject({
      isActive: z.optional(z.boolean()),
      rolesToAdd: z.optional(z.array(z.enum(roles))),
      rolesToRemove: z.optional(z.array(z.enum(roles))),
    }),
    answer: userSchema,
  }),
  /** Staff of a role by id and name, for those who choose among them and may not open /users. */
  people: restCall({
    id: "USR-02.people",
    access: ["inventory"],
    method: "GET",
    path: "users",
    query: {
      lite: fixed("true"),
      isActive: one(flag),
      role: one(choice(roles)),
      fullTextSearch: one(text()),
      ...sortedWindow(["lastName"]),
    },
    answer: rows(personSchema),
  }),
  /** Who is signed in, whom a sign-in does not name by an id: found by their e-mail address, which the server compares. */
  own: restCall({
    id: "USR-02.own",
    access: ["inventory"],
    method: "GET",
    path: "users",
    query: { lite: fixed("true"), isOwn: fixed("true"), fullTextSearch: one(text()) },
    answer: rows(z.extend(nameSchema, { email: z.string() })),
  }),
  /** Options of user filters: people by name, or those of `ids`. */
  options: restCall({
    id: "DRP-05",
    access: ["users", "customer_support", "orders", "invoices", "reservations", "catalog_price"],
    method: "GET",
    path: "users",
    query: {
      dropdown: fixed("true"),
      search: one(text()),
      ids: list(id),
      limit: one(integer({ min: 1, max: 100 })),
    },
    answer: z.array(z.object({ id: z.int(), name: optionalText })),
  }),
  /** The bits of `User.status` by name (USER-003). */
  statuses: restCall({
    id: "USR-01",
    access: ["users", "customer_support"],
    method: "GET",
    path: "bitmasks/user/statuses",
    answer: z.pipe(z.record(z.string(), z.int()), z.transform(statusesOf)),
  }),
  /** The user's id as machines and cards carry it: sealed, so that nobody can count through ids. */
  encrypted: restCall({
    id: "USR-06",
    access: ["users", "customer_support"],
    method: "GET",
    path: "users/{id}/encrypted",
    params: { id },
    answer: z.object({ encrypted: z.string() }),
  }),
};
