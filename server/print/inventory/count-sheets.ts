import "server-only";
import type { SendCall } from "@/lib/calls/send-call";
import type { CountProduct } from "@/lib/counting/kept-count";
import { formatMoment } from "@/lib/dates/format";
import { formatQuantity } from "@/lib/money/format";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { readInCellOrder } from "@/lib/resources/inventory/to-count/read-products-to-count";
import { joinIsolated } from "@/lib/texts/isolated";
import {
  drawFacts,
  drawParagraph,
  drawSection,
  drawSignatures,
  drawTable,
  drawTitle,
  type PaperColumn,
} from "../pdf-blocks";
import { type Paper, paperFile } from "../pdf-paper";
import type { CountReader } from "./count-reader";
import { readStocks } from "./read-stocks";

/** In points: room for a figure that is written by hand. */
const rowHeight = 25;
/** Empty rows for what lies there and is not listed: on paper nobody can add a product otherwise. */
const rowsBesides = { most: 10, least: 6 };
/** In points: what stands around them on a page, the head of their table and the signature, which has no page for itself. */
const roomAround = 150;

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
  reader: CountReader,
): Promise<Buffer> {
  const { t, locale, signal } = reader;
  const ids = counts.map(({ id }) => id).join(", ");
  const title = t("sheet.file", { ids });
  const sheets: Sheet[] = [];
  for (const count of counts) sheets.push(await readSheet(count, hasBooks, send));
  return paperFile({
    title,
    lang: locale,
    signal,
    footOf: ({ part, page, pages }) => t("page", { title: part, page, pages }),
    async draw(paper) {
      for (const [at, sheet] of sheets.entries()) {
        const { id, countedBy } = sheet.count;
        paper.name(countedBy ? t("sheet.foot", { id, counter: countedBy.fullName }) : t("sheet.footOpen", { id }));
        if (at > 0) paper.pdf.addPage();
        await drawSheet(paper, sheet, { hasBooks, now, reader });
      }
    },
  });
}

/** A count and what it is to count. */
interface Sheet {
  count: InventoryDetail;
  products: readonly CountProduct[];
  /** By product; empty where they are not printed. */
  books: ReadonlyMap<number, number>;
}

async function readSheet(count: InventoryDetail, hasBooks: boolean, send: SendCall): Promise<Sheet> {
  const { storage } = count;
  const [products, stocks] = await Promise.all([
    readInCellOrder(send, count),
    hasBooks ? readStocks(storage.id, send) : [],
  ]);
  return { count, products, books: new Map(stocks.map(({ product, stock }) => [product.id, stock])) };
}

interface Drawing extends Omit<CountSheets, "counts"> {
  reader: CountReader;
}

async function drawSheet(
  paper: Paper,
  { count, products, books }: Sheet,
  { hasBooks, now, reader }: Drawing,
): Promise<void> {
  const { t, locale, timeZone } = reader;
  const counters = (count.counters ?? []).map(({ fullName }) => fullName);
  await drawTitle(paper, t("sheet.title"), t("sheet.subtitle", { id: count.id, storage: count.storage.name }));
  drawFacts(paper, [
    [t("storage"), count.storage.name],
    [t("counter"), count.countedBy?.fullName ?? "–"],
    [t("scope.title"), t(`scope.${count.scope?.kind ?? "ALL"}`, { days: count.scope?.days ?? 0 })],
    [t("sheet.products"), formatQuantity(products.length, locale)],
    [t("printed"), formatMoment(now.toISOString(), timeZone)],
    ...(count.joinedTo === undefined ? [] : [[t("sheet.together"), joinIsolated(counters, ", ") || "–"] as const]),
  ]);
  const hasCells = products.some(({ cell }) => cell !== undefined);
  if (products.length === 0) drawParagraph(paper, t("sheet.empty"));
  else
    await drawTable(
      paper,
      sheetColumns({ hasBooks, hasCells }, t),
      products.map(({ id, name, barcodes, cell }, index) => [
        String(index + 1),
        ...(hasCells ? [cell ?? ""] : []),
        [name, barcodes[0]].filter(Boolean).join("\n"),
        ...(hasBooks ? [formatQuantity(books.get(id) ?? 0, locale)] : []),
        "",
        "",
      ]),
      rowHeight,
    );
  await drawBesides(paper, hasCells, t);
  const who = count.countedBy ? t("sheet.counter", { name: count.countedBy.fullName }) : t("sheet.counterOpen");
  drawSignatures(paper, [t("signature", { who })]);
}

/** Room for what is found there and is not among the products. */
async function drawBesides(paper: Paper, hasCells: boolean, t: CountReader["t"]): Promise<void> {
  const { pdf } = paper;
  drawSection(paper, t("sheet.besides"), roomAround + (rowsBesides.least + 1) * rowHeight);
  const fitting = Math.floor((pdf.page.height - pdf.y - roomAround) / rowHeight);
  const rows = Array.from({ length: Math.min(rowsBesides.most, fitting) }, (_, index) => [String(index + 1)]);
  await drawTable(paper, sheetColumns({ hasBooks: false, hasCells, isEmpty: true }, t), rows, rowHeight);
}

interface SheetTable {
  hasBooks: boolean;
  hasCells: boolean;
  /** Its products are written by hand, too. */
  isEmpty?: true;
}

function sheetColumns({ hasBooks, hasCells, isEmpty }: SheetTable, t: CountReader["t"]): PaperColumn[] {
  const byHand = isEmpty && { isBox: isEmpty };
  return [
    { title: t("columns.number"), width: 28, align: "right" },
    ...(hasCells ? [{ title: t("columns.cell"), width: 48, ...byHand }] : []),
    {
      title: t(isEmpty ? "sheet.productOrBarcode" : "columns.product"),
      width: 327 - (hasBooks ? 50 : 0) - (hasCells ? 48 : 0),
      ...byHand,
    },
    ...(hasBooks ? [{ title: t("columns.books"), width: 50, align: "right" as const }] : []),
    { title: t("columns.counted"), width: 70, isBox: true },
    { title: t("columns.note"), width: 90, isBox: true },
  ];
}
