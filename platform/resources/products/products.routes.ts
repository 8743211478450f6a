import { and, eq, inArray, not, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { productsCalls } from "@/lib/resources/products/products.calls";
import { alphabetical } from "../../db/alphabetical";
import { contains } from "../../db/conditions";
import { inOrderOf, readPageOf } from "../../db/read-page";
import { documentations } from "../../db/schema/documentation";
import { productIdentifiers, products } from "../../db/schema/products";
import { route } from "../../http/route";
import { pictureUrl } from "../../pictures/picture-url";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { mappedOn } from "./mapped-on";
import { toOptions } from "./product-options";
import { productFilter } from "./products.filter";
import { readChainDetails, readProduct } from "./read-product";
import { readSoldIn } from "./sold-in";

/** Rows of a list of products where the caller does not say (2§9). */
const productsLimit = 100;

export function productRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;

  route(app, context, productsCalls.list, ({ query }) => page(context, productFilter(read, query), query));
  route(app, context, productsCalls.notOnVending, ({ query }) =>
    page(
      context,
      and(not(mappedOn(read, products.id)), query.search ? contains(products.name, query.search) : undefined),
      query,
    ),
  );
  route(app, context, productsCalls.globalSearch, async ({ query }) => {
    const { items } = await page(context, productFilter(read, query), query);
    return items;
  });
  route(app, context, productsCalls.one, ({ params }) => readProduct(context, params.id));
  route(app, context, productsCalls.chainDetails, ({ params }) => readChainDetails(read, params.id));

  route(app, context, productsCalls.soldIn, ({ params }) => readSoldIn(context, params.storageId));

  route(app, context, productsCalls.globalImport, ({ body }) => importByBarcode(context, body.barcode));

  route(app, context, productsCalls.imagesByBarcode, async ({ query }) => {
    const rows = await read
      .select({ id: products.id, name: products.name, barcode: productIdentifiers.value })
      .from(productIdentifiers)
      .innerJoin(products, eq(products.id, productIdentifiers.productId))
      .where(
        and(eq(productIdentifiers.type, "BARCODE"), inArray(productIdentifiers.value, [...(query.barcodes ?? [])])),
      );
    return rows.map((row) => ({ ...row, images: [{ url: pictureUrl(context, row.id) }] }));
  });
}

/** The sheet of a barcode. One that only an outside service has is no sheet of ours, and has no id. */
async function importByBarcode(context: PlatformContext, barcode: string) {
  const sheets = await context.database.read
    .select({
      id: documentations.id,
      productId: documentations.productId,
      name: documentations.name,
      source: documentations.source,
    })
    .from(productIdentifiers)
    .innerJoin(documentations, eq(documentations.productId, productIdentifiers.productId))
    .where(and(eq(productIdentifiers.type, "BARCODE"), eq(productIdentifiers.value, barcode)))
    .orderBy(documentations.id);
  const ours = sheets.find(({ source }) => source !== "global-APIs");
  const { name, productId } = found(ours ?? sheets[0]);
  return { id: ours?.id, name, barcode, image: pictureUrl(context, productId) };
}

interface Window {
  limit?: number | undefined;
  offset?: number | undefined;
}

/** Products by name. */
async function page(context: PlatformContext, where: SQL | undefined, { limit = productsLimit, offset = 0 }: Window) {
  const { database } = context;
  const { ids, totalCount } = await readPageOf(database, products, {
    where,
    order: [alphabetical(products.name), "ASC"],
    window: { offset, limit },
  });
  const rows = await database.read
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, ids));
  return {
    items: await toOptions(
      context,
      inOrderOf(ids, rows, ({ id }) => id),
    ),
    totalCount,
  };
}
