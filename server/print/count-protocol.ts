import "server-only";
import { formatMoment } from "@/lib/dates/format";
import { defaultCurrency } from "@/lib/money/currency";
import { formatAmount, formatMoney, formatQuantity } from "@/lib/money/format";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { inReviewOrder, type ReviewLine, reviewItems, type Whole } from "@/lib/resources/inventory/review-line";
import { type DifferenceSum, reviewSums } from "@/lib/resources/inventory/review-sums";
import { joinIsolated } from "@/lib/texts/isolated";
import type { PaperReader } from "./paper-reader";
import {
  drawFacts,
  drawParagraph,
  drawSection,
  drawSignatures,
  drawTable,
  drawTitle,
  type PaperColumn,
} from "./pdf-blocks";
import { createPaper } from "./pdf-paper";

/** What was counted and booked by counts that were closed together, for the files: with lines to sign. */
export async function countProtocol(counts: readonly InventoryDetail[], reader: PaperReader): Promise<Buffer> {
  const { t, locale, timeZone } = reader;
  const [first] = counts;
  const ids = counts.map(({ id }) => id).join(", ");
  const title = t("protocol.title", { ids });
  const lines = inReviewOrder(reviewItems(counts)).map(({ line }) => line);
  const hasPrices = lines.some(({ price }) => price !== undefined);
  const groups = byDifference(lines);
  const paper = createPaper(title, locale, (page) => t("page", { title, page }));
  await drawTitle(paper, title, first?.storage.name ?? "");
  drawFacts(paper, [
    [t("storage"), first?.storage.name ?? "–"],
    [
      t("protocol.closed"),
      `${first?.clearedBy?.fullName ?? "–"}, ${first ? formatMoment(first.updated, timeZone) : ""}`,
    ],
    ...counts.map((count) => [t("protocol.count", { id: count.id }), beganBy(count, reader)] as const),
    ...counts.flatMap(({ id, note }) => (note ? [[t("protocol.note", { id }), note] as const] : [])),
  ]);
  const sums = reviewSums(lines);
  drawSection(paper, t("protocol.sums"));
  drawFacts(paper, [
    [t("protocol.over"), sumText(sums.over)],
    [t("protocol.missing"), sumText(sums.missing)],
    [t("protocol.products"), formatQuantity(sums.products, locale)],
    [t("protocol.value"), sums.value === undefined ? "–" : formatMoney(sums.value, defaultCurrency, locale)],
  ]);
  if (sums.unpriced > 0) drawParagraph(paper, t("protocol.unpriced", { count: sums.unpriced }));
  drawSection(paper, t("protocol.differences"));
  if (groups.differing.length === 0) drawParagraph(paper, t("protocol.none"));
  else await drawTable(paper, columnsOf(hasPrices, t), rowsOf(groups.differing, { hasPrices, reader }));
  if (groups.equal.length > 0) {
    drawSection(paper, t("protocol.equal"));
    await drawTable(paper, columnsOf(hasPrices, t), rowsOf(groups.equal, { hasPrices, reader }));
  }
  const counters = [...new Set(counts.flatMap(({ countedBy }) => countedBy?.fullName ?? []))];
  drawSection(paper, t("protocol.signatures"), 160);
  drawSignatures(paper, [
    ...counters.map((name) => t("signature", { who: t("protocol.counter", { name }) })),
    t("signature", { who: t("protocol.reviewer", { name: first?.clearedBy?.fullName ?? "" }) }),
  ]);
  drawParagraph(paper, t("pages", { count: paper.pages }));
  return paper.finish();

  function sumText({ pieces, products, value }: DifferenceSum): string {
    const shown = { pieces: formatQuantity(pieces, locale), products };
    return value === undefined
      ? t("protocol.sum", shown)
      : t("protocol.sumWorth", { ...shown, value: formatMoney(value, defaultCurrency, locale) });
  }
}

function beganBy({ createdBy, countedBy, created }: InventoryDetail, { t, timeZone }: PaperReader): string {
  const counter = countedBy?.fullName ?? "–";
  return t("protocol.countedBy", { counter, creator: createdBy.fullName, moment: formatMoment(created, timeZone) });
}

/** Each product's lines stay together. */
function byDifference(lines: readonly ReviewLine[]): { differing: ReviewLine[]; equal: ReviewLine[] } {
  const differing: ReviewLine[] = [];
  const equal: ReviewLine[] = [];
  let current = differing;
  for (const line of lines) {
    if (line.whole !== undefined) current = line.whole.difference === 0 ? equal : differing;
    current.push(line);
  }
  return { differing, equal };
}

function columnsOf(hasPrices: boolean, t: PaperReader["t"]): PaperColumn[] {
  return [
    { title: t("columns.number"), width: 26, align: "right" },
    { title: t("columns.product"), width: hasPrices ? 157 : 271 },
    { title: t("columns.books"), width: 44, align: "right" },
    { title: t("columns.counted"), width: 48, align: "right" },
    { title: t("columns.difference"), width: 42, align: "right" },
    ...(hasPrices
      ? [
          { title: t("columns.price"), width: 52, align: "right" as const },
          { title: t("columns.value"), width: 62, align: "right" as const },
        ]
      : []),
    { title: t("columns.by"), width: 84 },
  ];
}

function rowsOf(
  lines: readonly ReviewLine[],
  { hasPrices, reader }: { hasPrices: boolean; reader: PaperReader },
): string[][] {
  const { t, locale, timeZone } = reader;
  let number = 0;
  return lines.map((line) => {
    const { product, whole, pieces, isLeftOut, price, counter, countedAt, note } = line;
    if (whole !== undefined) number += 1;
    const cells = cellsOf(whole, locale);
    const counted = formatQuantity(pieces, locale);
    return [
      cells === undefined ? "" : String(number),
      [product.name, joinIsolated([product.barcode, note], " · ")].filter(Boolean).join("\n"),
      cells?.books ?? "",
      isLeftOut ? `${counted}\n${t("leftOut")}` : counted,
      cells?.difference ?? "",
      ...(hasPrices ? [price === undefined ? "–" : formatAmount(price, locale), cells?.value ?? ""] : []),
      [counter, countedAt && formatMoment(countedAt, timeZone)].filter(Boolean).join("\n"),
    ];
  });
}

/** Of a product, in the first of its lines. */
function cellsOf(whole: Whole | undefined, locale: string) {
  if (whole === undefined) return undefined;
  const { books, difference, value } = whole;
  return {
    books: books === undefined ? "–" : formatQuantity(books, locale),
    difference: difference === undefined ? "–" : signed(difference, formatQuantity(difference, locale)),
    value: value === undefined ? "–" : signed(Number(value), formatAmount(value, locale)),
  };
}

function signed(number: number, shown: string): string {
  return number > 0 ? `+${shown}` : shown;
}
