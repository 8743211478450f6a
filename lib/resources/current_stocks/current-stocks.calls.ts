import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { one } from "@/lib/calls/params";
import { flag, id, integer } from "@/lib/calls/scalars";
import { optionalText, rows } from "@/lib/calls/wire";

/** What lies in a storage of one product, all batches together. */
const stockSchema = z.object({
  /** The product as this storage knows it. */
  productNodeReference: z.int(),
  product: z.object({ id: z.int(), name: z.string(), barcode: optionalText, image: optionalText }),
  stock: z.int(),
  /** In percent. */
  VAT: z.number(),
  /** YYYY-MM-DD of the batch that goes off first. */
  nearestExpirationDate: optionalText,
});

export type StorageStock = z.output<typeof stockSchema>;

export const currentStocksCalls = {
  ofStorage: restCall({
    id: "STK-02",
    access: ["current_stocks", "storages"],
    method: "GET",
    path: "current_stocks/storage/{id}",
    params: { id },
    query: { lite: one(flag), limit: one(integer({ min: 1, max: 250 })), offset: one(integer({ max: 1_000_000 })) },
    answer: rows(stockSchema),
  }),
};
