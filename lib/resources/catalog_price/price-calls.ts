import type { RemoteRow, RemoteSide } from "@/lib/grid/sending/remote-rows";
import type { ProductPrice, ProductPriceBody } from "./catalog-price.calls";
import { type PricedProduct, toPricedProduct } from "./price-row";

/** How prices of a catalogue reach the platform: CAT-05, CAT-06, CAT-07, CAT-09. Each rejects where it fails. */
export interface PriceCalls {
  /** @returns the id of the new price */
  add(body: ProductPriceBody): Promise<number>;
  edit(productPriceId: number, body: ProductPriceBody): Promise<unknown>;
  remove(productPriceId: number): Promise<unknown>;
  /** All prices of the catalogue, as they are now. */
  readAll(): Promise<readonly ProductPrice[]>;
}

/** What a price's calls send. */
export function priceBody(catalogPrice: number, { product, price }: PricedProduct): ProductPriceBody {
  return { catalogPrice, price, product };
}

/** A catalogue's prices as rows of a grid: one call leads from what the platform has to what the grid shows. */
export function remotePrices(
  catalogPrice: number,
  calls: PriceCalls,
): Pick<RemoteSide<PricedProduct>, "readAll" | "bringAbout"> {
  return {
    async readAll() {
      const prices = await calls.readAll();
      return prices.map((price) => ({ id: price.productPriceId, content: toPricedProduct(price) }));
    },
    async bringAbout(known, wanted) {
      if (wanted === undefined) {
        if (known !== undefined) await calls.remove(known.id);
        return undefined;
      }
      const body = priceBody(catalogPrice, wanted);
      if (known === undefined) return { id: await calls.add(body), content: wanted };
      await calls.edit(known.id, body);
      return { id: known.id, content: wanted };
    },
  };
}

/** Rows that the platform has, as it answers them. */
export function pricesOf(catalogPrice: number, rows: readonly RemoteRow<PricedProduct>[]): ProductPrice[] {
  return rows.map(({ id, content }) => ({ ...content, productPriceId: id, catalogPrice }));
}
