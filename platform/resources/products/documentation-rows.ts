import { asc, eq, inArray } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { documentationCalls } from "@/lib/resources/products/documentation.calls";
import type { Reader } from "../../db/database";
import {
  documentationCharacteristics,
  documentationImages,
  documentations,
  merchants,
} from "../../db/schema/documentation";
import { categories, productIdentifiers } from "../../db/schema/products";
import { pictureUrl } from "../../pictures/picture-url";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { momentText } from "../../wire-values";

type PreviewWire = CallWire<typeof documentationCalls.list>["items"][number];
type DetailsWire = CallWire<typeof documentationCalls.one>;

/** Sheets as lists show them. In no order. */
export async function readPreviews(context: PlatformContext, ids: readonly number[]): Promise<PreviewWire[]> {
  const { read } = context.database;
  const rows = await read
    .select({ sheet: documentations, siteUrl: merchants.siteUrl })
    .from(documentations)
    .innerJoin(merchants, eq(merchants.id, documentations.merchantId))
    .where(inArray(documentations.id, [...ids]));
  const images = await imagesOf(read, ids);
  const identifiers = await identifiersOf(
    read,
    rows.map(({ sheet }) => sheet.productId),
  );
  return rows.map(({ sheet, siteUrl }) => {
    const hasImage = images.some(({ documentationId }) => documentationId === sheet.id);
    const image = hasImage ? pictureUrl(context, sheet.productId) : null;
    return {
      id: sheet.id,
      productId: sheet.productId,
      name: sheet.name,
      createdAt: momentText(sheet.created),
      defaultImageUrl: image,
      defaultThumbUrl: image,
      merchantSiteUrl: siteUrl && `${siteUrl}/produs/${sheet.slug}`,
      identifiers: identifiers.filter(({ productId }) => productId === sheet.productId).map(toIdentifier),
    };
  });
}

/** One sheet, whole. @throws PlatformError 404 */
export async function readDetails(context: PlatformContext, id: number): Promise<DetailsWire> {
  const { read } = context.database;
  const [row] = await read
    .select({ sheet: documentations, merchant: merchants, category: categories })
    .from(documentations)
    .innerJoin(merchants, eq(merchants.id, documentations.merchantId))
    .innerJoin(categories, eq(categories.id, documentations.categoryId))
    .where(eq(documentations.id, id));
  const { sheet, merchant, category } = found(row);
  const images = await imagesOf(read, [id]);
  return {
    id,
    product: { id: sheet.productId, slug: sheet.slug },
    name: sheet.name,
    description: sheet.description,
    merchant: { name: merchant.name, euid: merchant.euid },
    category: { id: category.id, name: category.name, slug: category.slug },
    dimensions: toDimensions(sheet),
    identifiers: (await identifiersOf(read, [sheet.productId])).map(toIdentifier),
    images: images.map((image) => ({ id: image.id, url: pictureUrl(context, sheet.productId, image.position) })),
    characteristics: await read
      .select({ label: documentationCharacteristics.label, value: documentationCharacteristics.value })
      .from(documentationCharacteristics)
      .where(eq(documentationCharacteristics.documentationId, id))
      .orderBy(documentationCharacteristics.id),
    createdAt: momentText(sheet.created),
  };
}

/** The default picture of each sheet first. */
export function imagesOf(read: Reader, documentationIds: readonly number[]) {
  return read
    .select()
    .from(documentationImages)
    .where(inArray(documentationImages.documentationId, [...documentationIds]))
    .orderBy(asc(documentationImages.documentationId), asc(documentationImages.position));
}

function identifiersOf(read: Reader, productIds: readonly number[]) {
  return read
    .select()
    .from(productIdentifiers)
    .where(inArray(productIdentifiers.productId, [...new Set(productIds)]))
    .orderBy(productIdentifiers.id);
}

function toIdentifier({ type, value }: typeof productIdentifiers.$inferSelect) {
  return { type, value };
}

/** All four were measured, or none. */
function toDimensions({ length, height, depth, mass }: typeof documentations.$inferSelect): DetailsWire["dimensions"] {
  if (length === null || height === null || depth === null || mass === null) return null;
  return { length, height, depth, mass };
}
