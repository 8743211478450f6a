import { join } from "node:path";
import Libsql from "libsql";
import { catalogues, productPrices } from "@/platform/db/schema/catalog-price";
import { productIdentifiers, products } from "@/platform/db/schema/products";
import { createLog } from "@/platform/log";
import { bulkInsert } from "@/platform/seed/bulk-insert";
import { ean13 } from "@/platform/seed/check-digits";
import { ensureDataset } from "@/platform/seed/ensure-dataset";

/** The longest price list that the console is made for. */
export const productsOfLongList = 5000;
/** Beyond the ids of the tiny data set. */
const firstId = 10_001;

/**
 * Makes a platform's data with a catalogue of 5,000 products more than its data set has.
 *
 * @param folder for PLATFORM_DATA_DIR, with the data set `tiny`
 * @returns the catalogue's id
 */
export async function makeLongPriceList(folder: string): Promise<number> {
  const file = join(folder, "tiny.sqlite");
  await ensureDataset(file, "tiny", createLog("silent"));
  const database = new Libsql(file);
  const ids = Array.from({ length: productsOfLongList }, (_, index) => firstId + index);
  const created = new Date();
  try {
    bulkInsert(
      database,
      products,
      ids.map((id) => ({
        id,
        name: `Produs de probă ${id}, ambalaj de ${(id % 9) + 1} × 250 ml`,
        brand: "Probă",
        categoryId: 1,
        supplierId: 1,
        vatRateId: 1,
        purchasePrice: 250,
        sellingPrice: 500,
        hasSerialNumbers: false,
        shelfLifeDays: null,
        created,
      })),
    );
    bulkInsert(
      database,
      productIdentifiers,
      ids.map((id): typeof productIdentifiers.$inferInsert => ({
        id,
        productId: id,
        type: "BARCODE",
        value: ean13(`5949990${String(id).padStart(5, "0")}`),
        isDefault: true,
      })),
    );
    const catalogue = { name: "Lista lungă", description: null, currencyId: 1, createdById: null, isDefault: false };
    bulkInsert(database, catalogues, [{ ...catalogue, id: firstId, created }]);
    bulkInsert(
      database,
      productPrices,
      ids.map((id) => ({ id, catalogueId: firstId, productId: id, price: 100 + (id % 900) })),
    );
  } finally {
    database.close();
  }
  return firstId;
}
