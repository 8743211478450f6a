import { join } from "node:path";
import Libsql from "libsql";
import { batches } from "@/platform/db/schema/products";
import { entryNoteItems, entryNotes } from "@/platform/db/schema/receptions";
import { createLog } from "@/platform/log";
import { bulkInsert } from "@/platform/seed/bulk-insert";
import { ensureDataset } from "@/platform/seed/ensure-dataset";

/** The longest reception that is entered by hand. */
export const linesOfLongNote = 500;
/** Beyond the ids of the tiny data set. */
const firstId = 10_001;
const someProducts = 20;

/**
 * Makes a platform's data with a reception of 500 lines more than its data set has.
 *
 * @param folder for PLATFORM_DATA_DIR, with the data set `tiny`
 * @returns the note's id
 */
export async function makeLongNote(folder: string): Promise<number> {
  const file = join(folder, "tiny.sqlite");
  await ensureDataset(file, "tiny", createLog("silent"));
  const database = new Libsql(file);
  const ids = Array.from({ length: linesOfLongNote }, (_, index) => firstId + index);
  const created = new Date();
  try {
    bulkInsert(
      database,
      batches,
      ids.map((id) => ({
        id,
        productId: 1 + (id % someProducts),
        number: `L${id}`,
        expirationDate: "2099-12-31",
        created,
      })),
    );
    bulkInsert(database, entryNotes, [
      {
        id: firstId,
        number: firstId,
        companyId: 1,
        documentTypeId: 1,
        documentSeriesId: 1,
        currencyId: 1,
        storageId: 1,
        createdById: 1,
        numberDocument: "FV 500",
        documentDate: "2026-01-31",
        isLegacy: false,
        created,
      },
    ]);
    bulkInsert(
      database,
      entryNoteItems,
      ids.map((id) => ({
        id,
        entryNoteId: firstId,
        productId: 1 + (id % someProducts),
        batchId: id,
        storageId: 1,
        vatRateId: 1,
        quantityInvoice: 10,
        quantityReceived: 10,
        pricePurchase: 100 + (id % 900),
      })),
    );
  } finally {
    database.close();
  }
  return firstId;
}
