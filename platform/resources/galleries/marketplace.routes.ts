import { asc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { FastifyInstance } from "fastify";
import { marketplaceCalls } from "@/lib/resources/galleries/marketplace.calls";
import { alphabetical } from "../../db/alphabetical";
import type { Reader } from "../../db/database";
import { categories, products } from "../../db/schema/products";
import { route } from "../../http/route";
import { pictureUrl } from "../../pictures/picture-url";
import type { PlatformContext } from "../../platform-context";
import { decimalText } from "../../wire-values";

const mostProducts = 10;

/** The marketplace service, which this platform is as well: the product categories are its taxons. */
export function marketplaceRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;

  route(app, context, marketplaceCalls.taxons, () => {
    const parents = alias(categories, "parents");
    return read
      .select({ slug: categories.slug, name: categories.name, parentSlug: parents.slug })
      .from(categories)
      .leftJoin(parents, eq(parents.id, categories.parentId))
      .orderBy(asc(alphabetical(categories.name)), categories.id);
  });

  /** An unknown category has no products. */
  route(app, context, marketplaceCalls.taxonProducts, async ({ params }) => {
    const rows = await read
      .select({ id: products.id, name: products.name, price: products.sellingPrice })
      .from(products)
      .where(inArray(products.categoryId, await categoriesUnder(read, params.slug)))
      .orderBy(asc(alphabetical(products.name)), products.id)
      .limit(mostProducts);
    return rows.map(({ id, name, price }) => ({
      id,
      name,
      price: decimalText(price),
      imageURL: pictureUrl(context, id),
    }));
  });
}

/** The ids of a category and of all below it. */
async function categoriesUnder(read: Reader, slug: string): Promise<number[]> {
  const all = await read
    .select({ id: categories.id, parentId: categories.parentId, slug: categories.slug })
    .from(categories);
  const found = new Set(all.filter((each) => each.slug === slug).map(({ id }) => id));
  for (const id of found) for (const { id: child, parentId } of all) if (parentId === id) found.add(child);
  return [...found];
}
