import { and, eq, ne } from "drizzle-orm";
import type { ProductPriceBody } from "@/lib/resources/catalog_price/catalog-price.calls";
import type { Writer } from "../../db/database";
import { productPrices } from "../../db/schema/catalog-price";
import { found, PlatformError } from "../../platform-error";
import { toBani } from "../../wire-values";
import { requireEditable, requireProducts } from "./editable-catalogue";

/** Prices of an existing catalogue (CATA-011), one at a time. */

/** @returns its id. @throws PlatformError */
export async function addPrice(tx: Writer, { catalogPrice, product, price }: ProductPriceBody): Promise<number> {
  await requireEditable(tx, catalogPrice);
  await requireProducts(tx, "product", [product]);
  await requireUnpriced(tx, catalogPrice, product);
  const [made] = await tx
    .insert(productPrices)
    .values({ catalogueId: catalogPrice, productId: product, price: toBani(price) })
    .returning({ id: productPrices.id });
  return found(made).id;
}

/** A price, its product or both; it stays in its catalogue. @throws PlatformError */
export async function editPrice(
  tx: Writer,
  id: number,
  { catalogPrice, product, price }: ProductPriceBody,
): Promise<void> {
  const { catalogueId } = await existing(tx, id);
  await requireEditable(tx, catalogueId);
  if (catalogPrice !== catalogueId)
    throw new PlatformError(400, "catalogPrice: the price belongs to another catalogue");
  await requireProducts(tx, "product", [product]);
  await requireUnpriced(tx, catalogueId, product, id);
  await tx
    .update(productPrices)
    .set({ productId: product, price: toBani(price) })
    .where(eq(productPrices.id, id));
}

/** @throws PlatformError */
export async function removePrice(tx: Writer, id: number): Promise<void> {
  const { catalogueId } = await existing(tx, id);
  await requireEditable(tx, catalogueId);
  await tx.delete(productPrices).where(eq(productPrices.id, id));
}

async function existing(tx: Writer, id: number) {
  const [row] = await tx
    .select({ catalogueId: productPrices.catalogueId })
    .from(productPrices)
    .where(eq(productPrices.id, id));
  return found(row);
}

/** @param exceptId the price that is being changed */
async function requireUnpriced(tx: Writer, catalogueId: number, productId: number, exceptId = 0): Promise<void> {
  const [other] = await tx
    .select({ id: productPrices.id })
    .from(productPrices)
    .where(
      and(
        eq(productPrices.catalogueId, catalogueId),
        eq(productPrices.productId, productId),
        ne(productPrices.id, exceptId),
      ),
    );
  if (other !== undefined) throw new PlatformError(409, "product: the catalogue has a price of it already");
}
