import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { sortedWindow } from "@/lib/calls/paging";
import { fixed, list, one } from "@/lib/calls/params";
import { choice, flag, id, integer, text } from "@/lib/calls/scalars";
import { optional, optionalText, reference, rows } from "@/lib/calls/wire";

const addressSchema = z.object({
  id: z.int(),
  street: z.string(),
  number: z.string(),
  postalCode: optionalText,
  bloc: optionalText,
  scara: optionalText,
  etaj: optionalText,
  apartament: optionalText,
  city: z.string(),
  county: z.string(),
});

/** STOR-004: a machine that sells, a courier's car, a warehouse. */
export const storageTypes = ["SELLABLE", "MOBILE", "DEPOSIT"] as const;

/** STOR-005 leaves the values to us. */
export const storageStatuses = ["WORKING", "MAINTENANCE", "OFFLINE"] as const;

const storageSchema = z.object({
  id: z.int(),
  name: z.string(),
  fullName: z.string(),
  type: z.enum(storageTypes),
  status: z.enum(storageStatuses),
  addresses: z.array(addressSchema),
  geolocation: optional(z.object({ lat: z.number(), long: z.number() })),
  catalogPrice: optional(z.object({ name: z.string() })),
  /** The blueprint that the machine is built by, in the version of its building. */
  bobs: optional(z.object({ blueprint: reference, blueprintVersion: z.int() })),
  isSellable: z.boolean(),
  isDeposit: z.boolean(),
  isSubstorage: z.boolean(),
  isActive: z.boolean(),
});

const optionSchema = z.object({ id: z.int(), name: optionalText });

export type Storage = z.output<typeof storageSchema>;

export const storageSortKeys = ["id", "name", "type"] as const;

export const storagesCalls = {
  list: restCall({
    id: "STO-01",
    access: ["storages", "current_stocks", "catalog_price", "receptions", "orders", "reservations", "inventory"],
    method: "GET",
    path: "storages",
    query: {
      lite: one(flag),
      bobBlueprintId: one(id),
      isSellable: one(flag),
      isActive: one(flag),
      isSubstorage: one(flag),
      search: one(text()),
      ...sortedWindow(storageSortKeys),
    },
    answer: rows(storageSchema),
  }),
  one: restCall({
    id: "STO-02",
    access: ["storages", "current_stocks"],
    method: "GET",
    path: "storages/{id}",
    params: { id },
    query: { lite: one(flag) },
    answer: storageSchema,
  }),
  /** Options of every filter by storage. `type` is what the storage type of the stock filters narrows to (decision 9). */
  options: restCall({
    id: "DRP-04",
    access: "signed-in",
    method: "GET",
    path: "storages",
    query: {
      dropdown: fixed("true"),
      search: one(text()),
      ids: list(id),
      type: one(choice(storageTypes)),
      limit: one(integer({ min: 1, max: 200 })),
    },
    answer: z.array(optionSchema),
  }),
  /** Cars that a route may use (SRTE-006). */
  mobile: restCall({
    id: "RTE-07",
    access: ["supplying_routes", "supplying_reports"],
    method: "GET",
    path: "storages",
    query: {
      isMobileStorage: fixed("true"),
      search: one(text()),
      ids: list(id),
      limit: one(integer({ min: 1, max: 200 })),
    },
    answer: z.array(optionSchema),
  }),
};
