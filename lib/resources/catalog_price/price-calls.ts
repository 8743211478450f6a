import type { ProductPrice, ProductPriceBody } from "./catalog-price.calls";
import { type PricedProduct, priceBody } from "./price-change";
import { readPrice } from "./price-entry";

/** How prices of a catalogue reach the platform: CAT-05, CAT-06, CAT-07, CAT-09. Each rejects where it fails. */
export interface PriceCalls {
  /** @returns the id of the new price */
  add(body: ProductPriceBody): Promise<number>;
  edit(productPriceId: number, body: ProductPriceBody): Promise<unknown>;
  remove(productPriceId: number): Promise<unknown>;
  /** All prices of the catalogue, as they are now. */
  readAll(): Promise<readonly ProductPrice[]>;
}

/** A price as the platform has it. */
export interface KnownPrice {
  readonly productPriceId: number;
  readonly content: PricedProduct;
}

/**
 * Makes the one call that leads from what the platform has to what the grid shows. A product that has no price yet, or
 * a 0, is no matter of the platform's (CATA-024).
 *
 * @returns what the platform has now
 */
export async function bringAbout(
  calls: PriceCalls,
  catalogPrice: number,
  known: KnownPrice | undefined,
  wanted: PricedProduct | undefined,
): Promise<KnownPrice | undefined> {
  if (!isPriced(wanted)) {
    if (known !== undefined) await calls.remove(known.productPriceId);
    return undefined;
  }
  const body = priceBody(catalogPrice, wanted);
  if (known === undefined) return { productPriceId: await calls.add(body), content: wanted };
  await calls.edit(known.productPriceId, body);
  return { productPriceId: known.productPriceId, content: wanted };
}

/** Whether there is anything to send. */
export function isKnown(known: KnownPrice | undefined, wanted: PricedProduct | undefined): boolean {
  if (!isPriced(wanted)) return known === undefined;
  return known !== undefined && isSame(known.content, wanted);
}

function isPriced(product: PricedProduct | undefined): product is PricedProduct {
  return product !== undefined && readPrice(product.price).kind === "price";
}

function isSame(one: PricedProduct, other: PricedProduct): boolean {
  return one.product === other.product && one.price === other.price;
}
