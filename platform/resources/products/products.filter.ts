import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { CallArgs } from "@/lib/calls/call";
import type { productsCalls } from "@/lib/resources/products/products.calls";
import { contains } from "../../db/conditions";
import type { Reader } from "../../db/database";
import { documentations } from "../../db/schema/documentation";
import { products } from "../../db/schema/products";
import { mappedOn } from "./mapped-on";

export type ProductQuery = NonNullable<CallArgs<typeof productsCalls.list>["query"]>;

export function productFilter(read: Reader, query: ProductQuery): SQL | undefined {
  return and(
    query.ids && inArray(products.id, [...query.ids]),
    query.search ? searchFilter(query.search) : undefined,
    query.searchType && withSheetFrom(read, query.searchType),
    query.mappedOnChains && mappedOn(read, products.id, query.mappedOnChains),
  );
}

/** Digits are a core product id, anything else a part of the name (2§5). */
function searchFilter(text: string): SQL {
  return /^\d{1,15}$/.test(text) ? eq(products.id, Number(text)) : contains(products.name, text);
}

function withSheetFrom(read: Reader, source: NonNullable<ProductQuery["searchType"]>): SQL {
  return exists(
    read
      .select({ one: sql`1` })
      .from(documentations)
      .where(and(eq(documentations.productId, products.id), eq(documentations.source, source))),
  );
}
