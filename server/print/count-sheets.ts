import "server-only";
import type { SendCall } from "@/lib/calls/send-call";
import { formatMoment } from "@/lib/dates/format";
import { formatQuantity } from "@/lib/money/format";
import { currentStocksCalls, stockPage } from "@/lib/resources/current_stocks/current-stocks.calls";
import { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { orderByCells } from "@/lib/resources/inventory/order-by-cells";
import { readProductsToCount } from "@/lib/resources/inventory/read-scope";
import type { PaperReader } from "./paper-reader";
import { drawFacts, drawParagraph, drawSignatures, drawTable, drawTitle, type PaperColumn } from "./pdf-blocks";
import { createPaper, type Paper } from "./pdf-paper";

/** In points: room for a figure that is written by hand. */
const rowHeight = 25;

interface CountSheets {
  counts: readonly InventoryDetail[];
  /** What the books have is printed beside each product. */
  hasBooks: boolean;
  now: Date;
}

/** Sheets to count by hand, one after another for each count: its products as they stand in the machine, and boxes for figures. */
export async function countSheets(
  { counts, hasBooks, now }: CountSheets,
  send: SendCall,
  reader: PaperReader,
): Promise<Buffer> {
  const { t, locale } = reader;
  const ids = counts.map(({ id }) => id).join(", ");
  const title = t("sheet.file", { ids });
  const paper = createPaper(title, locale, (page) => t("page", { title, page }));
  for (const [at, count] of counts.entries()) {
    if (at > 0) paper.pdf.addPage();
    await drawSheet(paper, count, { hasBooks, now, send, reader });
  }
  return paper.finish();
}

interface Sheet extends Omit<CountSheets, "counts"> {
  send: SendCall;
  reader: PaperReader;
}

async function drawSheet(paper: Paper, count: InventoryDetail, { hasBooks, now, send, reader }: Sheet): Promise<void> {
  const { t, locale, timeZone } = reader;
  const [products, books, mapping] = await Promise.all([
    readProductsToCount(count, send),
    hasBooks ? readBooks(count.storage.id, send) : new Map<number, number>(),
    // A warehouse has no cells, and who may not see them counts by name.
    send(draftsCalls.liveMapping, { params: { id: count.storage.id } }).catch(() => undefined),
  ]);
  await drawTitle(paper, t("sheet.title"), t("sheet.subtitle", { id: count.id, storage: count.storage.name }));
  drawFacts(paper, [
    [t("storage"), count.storage.name],
    [t("counter"), count.countedBy?.fullName ?? "–"],
    [t("scope.title"), t(`scope.${count.scope?.kind ?? "ALL"}`, { days: count.scope?.days ?? 0 })],
    [t("printed"), formatMoment(now.toISOString(), timeZone)],
  ]);
  const ordered = orderByCells(products, mapping?.data);
  if (ordered.length === 0) drawParagraph(paper, t("sheet.empty"));
  else {
    const hasCells = ordered.some(({ cell }) => cell !== undefined);
    await drawTable(
      paper,
      sheetColumns({ hasBooks, hasCells }, t),
      ordered.map(({ id, name, barcodes, cell }, index) => [
        String(index + 1),
        ...(hasCells ? [cell ?? ""] : []),
        [name, barcodes[0]].filter(Boolean).join("\n"),
        ...(hasBooks ? [formatQuantity(books.get(id) ?? 0, locale)] : []),
        "",
        "",
      ]),
      rowHeight,
    );
  }
  drawSignatures(paper, [t("signature", { who: t("sheet.counter", { name: count.countedBy?.fullName ?? "" }) })]);
}

function sheetColumns({ hasBooks, hasCells }: Record<"hasBooks" | "hasCells", boolean>, t: PaperReader["t"]) {
  const columns: PaperColumn[] = [
    { title: t("columns.number"), width: 28, align: "right" },
    ...(hasCells ? [{ title: t("columns.cell"), width: 48 }] : []),
    { title: t("columns.product"), width: 327 - (hasBooks ? 50 : 0) - (hasCells ? 48 : 0) },
    ...(hasBooks ? [{ title: t("columns.books"), width: 50, align: "right" as const }] : []),
    { title: t("columns.counted"), width: 70, isBox: true },
    { title: t("columns.note"), width: 90, isBox: true },
  ];
  return columns;
}

/** What the books have by now, by product. */
async function readBooks(storage: number, send: SendCall): Promise<Map<number, number>> {
  const books = new Map<number, number>();
  for (let offset = 0; ; offset += stockPage.limit) {
    const { data } = await send(currentStocksCalls.ofStorage, {
      params: { id: storage },
      query: { ...stockPage, offset },
    });
    for (const { product, stock } of data.items) books.set(product.id, stock);
    if (data.items.length === 0 || offset + data.items.length >= data.totalCount) return books;
  }
}
