import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { documentations } from "../../db/schema/documentation";
import { productIdentifiers } from "../../db/schema/products";
import type { PlatformContext } from "../../platform-context";
import { readDetails } from "./documentation-rows";

interface Asked {
  type: (typeof productIdentifiers.$inferSelect)["type"];
  values: readonly string[];
}

/**
 * The whole sheet behind each identifier, the oldest where a product has two; an identifier of none is left out, and so
 * is what an outside register alone has. As `Details` of `proto/product_documentation.proto`.
 */
export async function readPlatformDetails(context: PlatformContext, { type, values }: Asked) {
  const rows = await context.database.read
    .select({ productId: documentations.productId, id: documentations.id })
    .from(productIdentifiers)
    .innerJoin(documentations, eq(documentations.productId, productIdentifiers.productId))
    .where(
      and(
        eq(productIdentifiers.type, type),
        inArray(productIdentifiers.value, [...new Set(values)]),
        ne(documentations.source, "global-APIs"),
      ),
    )
    .orderBy(asc(documentations.id));
  const sheets = new Map(rows.toReversed().map(({ productId, id }) => [productId, id]));
  const details = await readDetails(context, [...new Set(sheets.values())]);
  return details.map(({ createdAt, ...same }) => ({
    ...same,
    createdAt: { seconds: Math.floor(Date.parse(createdAt) / 1000), nanos: 0 },
  }));
}
