import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { one } from "@/lib/calls/params";
import { flag, id, integer, text } from "@/lib/calls/scalars";
import { optional, optionalText, rows } from "@/lib/calls/wire";

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

const storageSchema = z.object({
  id: z.int(),
  name: z.string(),
  fullName: z.string(),
  type: z.enum(["SELLABLE", "MOBILE", "DEPOSIT"]),
  addresses: z.array(addressSchema),
  geolocation: optional(z.object({ lat: z.number(), long: z.number() })),
  isSellable: z.boolean(),
  isDeposit: z.boolean(),
  isSubstorage: z.boolean(),
  isActive: z.boolean(),
});

export type Storage = z.output<typeof storageSchema>;

export const storagesCalls = {
  list: restCall({
    id: "STO-01",
    access: ["storages", "current_stocks", "catalog_price", "receptions", "orders", "reservations", "inventory"],
    method: "GET",
    path: "storages",
    query: {
      lite: one(flag),
      isSellable: one(flag),
      isActive: one(flag),
      isSubstorage: one(flag),
      search: one(text()),
      limit: one(integer({ min: 1, max: 250 })),
      offset: one(integer({ max: 1_000_000 })),
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
};
