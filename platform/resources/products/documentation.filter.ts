import { and, eq, exists, inArray, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import type { CallArgs } from "@/lib/calls/call";
import type { documentationCalls, identifierTypes, productTypes } from "@/lib/resources/products/documentation.calls";
import { contains, withinDays } from "../../db/conditions";
import type { Reader } from "../../db/database";
import { documentations } from "../../db/schema/documentation";
import { categories, productIdentifiers, products } from "../../db/schema/products";
import type { OperatorDays } from "../../operator-days";
import { mappedOn } from "./mapped-on";

export type DocumentationQuery = NonNullable<CallArgs<typeof documentationCalls.list>["query"]>;

/** The filters of 2§3 and the search parameters of 1§7; what is left out does not filter. */
export function documentationFilter(read: Reader, query: DocumentationQuery, days: OperatorDays): SQL | undefined {
  return and(
    query.id ? eq(documentations.id, query.id) : undefined,
    query.partialName ? contains(documentations.name, query.partialName) : undefined,
    withinDays(documentations.created, query.created, days),
    query.searchType && eq(documentations.source, query.searchType),
    query.identifierType || query.identifierValues
      ? withIdentifier(read, query.identifierType, query.identifierValues)
      : undefined,
    query.mappedOnChains && mappedOn(read, documentations.productId, query.mappedOnChains),
    query.productCategory && inCategories(query.productCategory),
    query.productType && ofTypes(read, query.productType),
  );
}

/** One identifier that has both the type and one of the values, as far as they are given. */
function withIdentifier(
  read: Reader,
  type: (typeof identifierTypes)[number] | undefined,
  joinedValues: string | undefined,
): SQL {
  // No identifier is of the invalid type.
  if (type === "INVALID_IDENTIFIER_TYPE") return sql`0`;
  const values = joinedValues?.split(",").map((value) => value.trim());
  return exists(
    read
      .select({ one: sql`1` })
      .from(productIdentifiers)
      .where(
        and(
          eq(productIdentifiers.productId, documentations.productId),
          type && eq(productIdentifiers.type, type),
          values && inArray(productIdentifiers.value, values),
        ),
      ),
  );
}

/** The categories and all below them. */
function inCategories(ids: readonly number[]): SQL {
  return sql`${documentations.categoryId} in (
    with recursive below(id) as (
      select ${categories.id} from ${categories} where ${inArray(categories.id, [...ids])}
      union
      select ${categories.id} from ${categories} join below on ${categories.parentId} = below.id
    )
    select id from below
  )`;
}

const typeConditions: Record<(typeof productTypes)[number], SQL | undefined> = {
  PERISHABLE: isNotNull(products.shelfLifeDays),
  DURABLE: and(isNull(products.shelfLifeDays), not(products.hasSerialNumbers)),
  SERIALISED: eq(products.hasSerialNumbers, true),
};

function ofTypes(read: Reader, types: readonly (typeof productTypes)[number][]): SQL {
  return exists(
    read
      .select({ one: sql`1` })
      .from(products)
      .where(and(eq(products.id, documentations.productId), or(...types.map((type) => typeConditions[type])))),
  );
}
