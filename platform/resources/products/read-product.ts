import { asc, eq, sql } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { productsCalls } from "@/lib/resources/products/products.calls";
import type { Reader } from "../../db/database";
import { chains, companies } from "../../db/schema/companies";
import { documentations } from "../../db/schema/documentation";
import { vatRates } from "../../db/schema/documents";
import { storages } from "../../db/schema/places";
import { categories, products, stocks } from "../../db/schema/products";
import { pictureUrl } from "../../pictures/picture-url";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { decimalText, momentText } from "../../wire-values";
import { barcodesOf } from "./barcodes";
import { imagesOf } from "./documentation-rows";

type ProductWire = CallWire<typeof productsCalls.one>;
type ChainDetailsWire = CallWire<typeof productsCalls.chainDetails>[number];

/** A product with what its own sheet shows of it (1§7). @throws PlatformError 404 */
export async function readProduct(context: PlatformContext, id: number): Promise<ProductWire> {
  const { read } = context.database;
  const [row] = await read
    .select({ product: products, category: categories, supplier: companies, rateVAT: vatRates })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(companies, eq(companies.id, products.supplierId))
    .innerJoin(vatRates, eq(vatRates.id, products.vatRateId))
    .where(eq(products.id, id));
  const { product, category, supplier, rateVAT } = found(row);
  return {
    id,
    name: product.name,
    brand: product.brand,
    barcode: (await barcodesOf(read, [id])).get(id),
    category: { id: category.id, name: category.name },
    supplier: { id: supplier.id, name: supplier.name },
    rateVAT,
    purchasePrice: decimalText(product.purchasePrice),
    sellingPrice: decimalText(product.sellingPrice),
    hasSerialNumbers: product.hasSerialNumbers,
    created: momentText(product.created),
    spn: await sheetOf(context, id),
  };
}

async function sheetOf(context: PlatformContext, productId: number): Promise<ProductWire["spn"]> {
  const { read } = context.database;
  const [sheet] = await read
    .select({ id: documentations.id, name: documentations.name })
    .from(documentations)
    .where(eq(documentations.productId, productId))
    .orderBy(asc(documentations.id))
    .limit(1);
  if (sheet === undefined) return null;
  const images = await imagesOf(read, [sheet.id]);
  return {
    documentation: {
      ...sheet,
      images: images.map(({ id, position }) => ({ id, url: pictureUrl(context, productId, position) })),
    },
  };
}

/** Every chain, with the pieces of the product that lie in its storages. @throws PlatformError 404 */
export async function readChainDetails(read: Reader, productId: number): Promise<ChainDetailsWire[]> {
  found((await read.select({ id: products.id }).from(products).where(eq(products.id, productId)))[0]);
  const sums = await read
    .select({ chainId: storages.chainId, stock: sql<number>`sum(${stocks.quantity})` })
    .from(stocks)
    .innerJoin(storages, eq(storages.id, stocks.storageId))
    .where(eq(stocks.productId, productId))
    .groupBy(storages.chainId);
  const rows = await read
    .select({
      chain: chains,
      company: { id: companies.id, euid: companies.euid },
      warehouse: { id: storages.id, name: storages.name },
    })
    .from(chains)
    .innerJoin(companies, eq(companies.id, chains.companyId))
    .leftJoin(storages, eq(storages.id, chains.warehouseId))
    .orderBy(chains.id);
  return rows.map(({ chain, company, warehouse }) => ({
    id: chain.id,
    name: chain.name,
    company,
    warehouse,
    stock: sums.find(({ chainId }) => chainId === chain.id)?.stock ?? 0,
  }));
}
