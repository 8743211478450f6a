import { and, asc, eq, inArray, isNotNull, isNull, notInArray, or, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { CallArgs, CallWire } from "@/lib/calls/call";
import { categoriesCalls } from "@/lib/resources/products/categories.calls";
import { alphabetical } from "../../db/alphabetical";
import { contains } from "../../db/conditions";
import type { Reader } from "../../db/database";
import { categoryCharacteristics, merchants } from "../../db/schema/documentation";
import { categories } from "../../db/schema/products";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";

type CategoryQuery = NonNullable<CallArgs<typeof categoriesCalls.list>["query"]>;
type CategoryRow = typeof categories.$inferSelect;

/** The language in which categories are named. */
const locale = "ro";
const longestPage = 250;

/** Categories over REST (reading 43). */
export function categoryRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;

  route(app, context, categoriesCalls.list, async ({ query }) => {
    const { page = 1, pageSize = longestPage } = query;
    const where = categoryFilter(read, query);
    const items = await read
      .select({ id: categories.id, name: categories.name, slug: categories.slug })
      .from(categories)
      .where(where)
      .orderBy(asc(alphabetical(categories.name)), categories.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return { items, totalCount: await read.$count(categories, where), pagination: { page, pageSize } };
  });

  route(app, context, categoriesCalls.one, async ({ params }) => {
    const path = await pathTo(read, params.id);
    const own = found(path.at(-1));
    const labels = await read
      .select({ label: categoryCharacteristics.label })
      .from(categoryCharacteristics)
      .where(eq(categoryCharacteristics.categoryId, own.id))
      .orderBy(categoryCharacteristics.id);
    return {
      ...toCategory(own),
      categoryTree: path.map(({ id, name }) => ({ id, name, locale })),
      parentCategory: path.slice(-2, -1).map(toCategory)[0],
      defaultCharacteristics: labels.map(({ label }) => label),
    };
  });
}

function categoryFilter(read: Reader, query: CategoryQuery): SQL | undefined {
  const parents = read.select({ id: categories.parentId }).from(categories).where(isNotNull(categories.parentId));
  return and(
    query.partialName ? contains(categories.name, query.partialName) : undefined,
    query.merchant ? ofMerchant(read, query.merchant) : undefined,
    query.leavesOnly ? notInArray(categories.id, parents) : undefined,
  );
}

/** Those of every merchant, and the merchant's own. @param reference its id or euid (2§3 Merchant reference) */
function ofMerchant(read: Reader, reference: string): SQL | undefined {
  const merchant = read
    .select({ id: merchants.id })
    .from(merchants)
    .where(/^\d+$/.test(reference) ? eq(merchants.id, Number(reference)) : eq(merchants.euid, reference));
  return or(isNull(categories.merchantId), inArray(categories.merchantId, merchant));
}

/** From the top of the tree down to the category; empty where there is none. */
async function pathTo(read: Reader, id: number): Promise<CategoryRow[]> {
  const path: CategoryRow[] = [];
  let next: number | null = id;
  while (next !== null) {
    const [row]: CategoryRow[] = await read.select().from(categories).where(eq(categories.id, next));
    if (row === undefined || path.some((each) => each.id === row.id)) break;
    path.unshift(row);
    next = row.parentId;
  }
  return path;
}

function toCategory({ id, name, slug }: CategoryRow): CallWire<typeof categoriesCalls.list>["items"][number] {
  return { id, name, slug };
}
