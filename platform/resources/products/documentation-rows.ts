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
import { groupBy } from "../../group-by";
import { pictureUrl } from "../../pictures/picture-url";
import type { PlatformContext } from "../../platform-context";
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

/** Sheets as they are shown whole. In no order. */
export async function readDetails(context: PlatformContext, ids: readonly number[]): Promise<DetailsWire[]> {
  const { read } = context.database;
  const rows = await read
    .select({ sheet: documentations, merchant: merchants, category: categories })
    .from(documentations)
    .innerJoin(merchants, eq(merchants.id, documentations.merchantId))
    .innerJoin(categories, eq(categories.id, documentations.categoryId))
    .where(inArray(documentations.id, [...ids]));
  const images = groupBy(await imagesOf(read, ids), ({ documentationId }) => documentationId);
  const productIds = rows.map(({ sheet }) => sheet.productId);
  const identifiers = groupBy(await identifiersOf(read, productIds), ({ productId }) => productId);
  const said = await read
    .select()
    .from(documentationCharacteristics)
    .where(inArray(documentationCharacteristics.documentationId, [...ids]))
    .orderBy(documentationCharacteristics.id);
  const characteristics = groupBy(said, ({ documentationId }) => documentationId);
  return rows.map(({ sheet, merchant, category }) => ({
    id: sheet.id,
    product: { id: sheet.productId, slug: sheet.slug },
    name: sheet.name,
    description: sheet.description,
    merchant: { name: merchant.name, euid: merchant.euid },
    category: { id: category.id, name: category.name, slug: category.slug },
    dimensions: toDimensions(sheet),
    identifiers: (identifiers.get(sheet.productId) ?? []).map(toIdentifier),
    images: (images.get(sheet.id) ?? []).map(({ id, position }) => ({
      id,
      url: pictureUrl(context, sheet.productId, position),
    })),
    characteristics: (characteristics.get(sheet.id) ?? []).map(({ label, value }) => ({ label, value })),
    createdAt: momentText(sheet.created),
  }));
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
