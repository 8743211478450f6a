import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { sortedWindow } from "@/lib/calls/paging";
import { fixed, list, one } from "@/lib/calls/params";
import { choice, filledText, flag, id, integer, text } from "@/lib/calls/scalars";
import { entityReference, optional, optionalText, rows } from "@/lib/calls/wire";

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
const storageStatuses = ["WORKING", "MAINTENANCE", "OFFLINE"] as const;

const geolocationSchema = z.object({ lat: z.number(), long: z.number() });

/** The one by which a storage sells at present. The documents show its name alone; its id is ours (STOR-003). */
const presentCatalogue = optional(z.object({ id: optional(z.int()), name: z.string() }));

const storageSchema = z.object({
  id: z.int(),
  name: z.string(),
  fullName: z.string(),
  type: z.enum(storageTypes),
  status: z.enum(storageStatuses),
  addresses: z.array(addressSchema),
  geolocation: optional(geolocationSchema),
  /** What its chain details are asked by (STO-09). */
  chain: optional(entityReference),
  catalogPrice: presentCatalogue,
  /** The blueprint that the machine is built by, in the version of its building. */
  bobs: optional(z.object({ blueprint: entityReference, blueprintVersion: z.int() })),
  isSellable: z.boolean(),
  isDeposit: z.boolean(),
  isSubstorage: z.boolean(),
  isActive: z.boolean(),
});

const optionSchema = z.object({
  id: z.int(),
  name: optionalText,
  city: optionalText,
  catalogPrice: presentCatalogue,
});

export type Storage = z.output<typeof storageSchema>;
export type StorageAddress = z.output<typeof addressSchema>;

/** STOR-014; the names are ours. */
const chainDetailsSchema = z.object({
  id: z.int(),
  name: z.string(),
  company: z.object({ id: z.int(), euid: optionalText }),
  warehouse: optional(entityReference),
});

const text120 = filledText(120);
const text20 = filledText(20);

/** The documents show no body (1§5 names the two that are required). */
const storageFields = {
  name: text120,
  type: z.enum(storageTypes),
  isActive: z.boolean(),
  /** Degrees; null where it is not known (STOR-011). */
  geolocation: z.nullish(
    z.strictObject({
      lat: z.number().check(z.gte(-90), z.lte(90)),
      long: z.number().check(z.gte(-180), z.lte(180)),
    }),
  ),
};

/** 2§3, by the names of the answer: `county` is the name of one of `GET counties`. */
const addressFields = { street: text120, number: text20, city: text120, county: text120 };

/** What may be missing, and is cleared by null. */
const optionalAddressFields = {
  /** Six digits. */
  postalCode: z.nullish(text20),
  bloc: z.nullish(text20),
  scara: z.nullish(text20),
  etaj: z.nullish(text20),
  apartament: z.nullish(text20),
};

/** CNST-044: the address of a storage. */
export const storageAddressType = 2;

const oneStorage = restCall({
  id: "STO-02",
  access: ["storages", "current_stocks"],
  method: "GET",
  path: "storages/{id}",
  params: { id },
  query: { lite: one(flag) },
  answer: storageSchema,
});

export const storagesCalls = {
  list: restCall({
    id: "STO-01",
    access: [
      "storages",
      "drafts",
      "current_stocks",
      "catalog_price",
      "receptions",
      "orders",
      "reservations",
      "inventory",
    ],
    method: "GET",
    path: "storages",
    query: {
      lite: one(flag),
      bobBlueprintId: one(id),
      isSellable: one(flag),
      isActive: one(flag),
      isSubstorage: one(flag),
      search: one(text()),
      ...sortedWindow(["id", "name", "type"]),
    },
    answer: rows(storageSchema),
  }),
  one: oneStorage,
  /** STOR-016: the documents name no call; this follows the generic rule. Without a chain it is one of the first chain. */
  create: restCall({
    id: "STO-11",
    access: ["storages"],
    method: "POST",
    path: "storages",
    body: z.strictObject({ ...storageFields, chain: z.optional(z.int()) }),
    answer: storageSchema,
  }),
  /** Fields that are left out stay as they are. */
  update: restCall({
    id: "STO-03",
    access: ["storages"],
    changes: oneStorage,
    method: "PATCH",
    path: "storages/{id}",
    params: { id },
    body: z.strictObject({
      name: z.optional(storageFields.name),
      type: z.optional(storageFields.type),
      isActive: z.optional(storageFields.isActive),
      geolocation: storageFields.geolocation,
    }),
    answer: storageSchema,
  }),
  /** STOR-009: the first address of a storage. */
  createAddress: restCall({
    id: "STO-04",
    access: ["storages"],
    changes: oneStorage,
    changedId: "storage",
    method: "POST",
    path: "addresses",
    body: z.strictObject({
      type: z.literal(storageAddressType),
      /** The id of the storage. */
      storage: z.int(),
      ...addressFields,
      ...optionalAddressFields,
    }),
    answer: addressSchema,
  }),
  /** STOR-010. Fields that are left out stay as they are. */
  updateAddress: restCall({
    id: "STO-05",
    access: ["storages"],
    changes: oneStorage,
    partIds: ({ addresses }: Storage) => addresses.map((each) => each.id),
    method: "PATCH",
    path: "addresses/{id}",
    params: { id },
    body: z.strictObject({
      street: z.optional(addressFields.street),
      number: z.optional(addressFields.number),
      city: z.optional(addressFields.city),
      county: z.optional(addressFields.county),
      ...optionalAddressFields,
    }),
    answer: addressSchema,
  }),
  /**
   * STOR-014, by the generic rule of 1§7. The company's details (STO-10) are its record, CMP-03, which the documents
   * name elsewhere: one call for one thing.
   */
  chainDetails: restCall({
    id: "STO-09",
    access: ["storages"],
    method: "GET",
    path: "chains/{id}",
    params: { id },
    answer: chainDetailsSchema,
  }),
  /** Options of every filter by storage. `type` is what the storage type of the stock filters narrows to (reading 9). */
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
