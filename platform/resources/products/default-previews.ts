import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { documentations, merchants } from "../../db/schema/documentation";
import { productIdentifiers } from "../../db/schema/products";
import type { PlatformContext } from "../../platform-context";
import { readPreviews } from "./documentation-rows";

interface Asked {
  merchant: { id: number } | { euid: string };
  identifiers: { type: (typeof productIdentifiers.$inferSelect)["type"]; values: readonly string[] };
}

/**
 * The sheet that a merchant has behind each identifier, its oldest where there are two; what is no identifier of its
 * sheets is left out. What an outside register alone has is no sheet of the merchant.
 */
export async function readDefaultPreviews(context: PlatformContext, { merchant, identifiers }: Asked) {
  const { type, values } = identifiers;
  const rows = await context.database.read
    .select({ value: productIdentifiers.value, id: documentations.id })
    .from(productIdentifiers)
    .innerJoin(documentations, eq(documentations.productId, productIdentifiers.productId))
    .innerJoin(merchants, eq(merchants.id, documentations.merchantId))
    .where(
      and(
        "id" in merchant ? eq(merchants.id, merchant.id) : eq(merchants.euid, merchant.euid),
        eq(productIdentifiers.type, type),
        inArray(productIdentifiers.value, [...new Set(values)]),
        ne(documentations.source, "global-APIs"),
      ),
    )
    .orderBy(asc(documentations.id));
  const sheets = new Map(rows.toReversed().map(({ value, id }) => [value, id]));
  const previews = await readPreviews(context, [...new Set(sheets.values())]);
  const byId = new Map(previews.map((preview) => [preview.id, toMessage(preview)]));
  return [...sheets].map(([value, id]) => ({ identifier: { type, value }, documentation: byId.get(id) }));
}

type PreviewRow = Awaited<ReturnType<typeof readPreviews>>[number];

/** As `Preview` of `proto/product_documentation.proto`, which has moments and optional texts in messages of their own. */
function toMessage({ createdAt, defaultImageUrl, defaultThumbUrl, merchantSiteUrl, ...same }: PreviewRow) {
  return {
    ...same,
    createdAt: { seconds: Math.floor(Date.parse(createdAt) / 1000), nanos: 0 },
    defaultImageUrl: wrapped(defaultImageUrl),
    defaultThumbUrl: wrapped(defaultThumbUrl),
    merchantSiteUrl: wrapped(merchantSiteUrl),
  };
}

function wrapped(text: string | null | undefined) {
  return text == null ? undefined : { value: text };
}
