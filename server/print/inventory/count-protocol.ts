import "server-only";
import { formatMoment } from "@/lib/dates/format";
import { defaultCurrency } from "@/lib/money/currency";
import { formatAmount, formatMoney, formatQuantity } from "@/lib/money/format";
import { signed } from "@/lib/money/signed";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { inReviewOrder, type ReviewLine, reviewItems, type Whole } from "@/lib/resources/inventory/review/line";
import { type DifferenceSum, type ReviewSums, reviewSums } from "@/lib/resources/inventory/review/sums";
import type { StorageStock } from "@/lib/resources/inventory/review/uncounted";
import { joinIsolated } from "@/lib/texts/isolated";
import { nextTurn } from "../next-turn";
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
import { shortened } from "../shortened";
import type { CountReader } from "./count-reader";

/** In characters, of the title below a page. */
const longestFoot = 70;
/** Of what nobody counted; how many there are is told. */
const mostUncounted = 200;

interface CountProtocol {
  counts: readonly InventoryDetail[];
  /** What the books have by now and nobody counted, of what was to be counted; undefined where it is not known. */
  uncounted: readonly StorageStock[] | undefined;
  now: Date;
}

/** What was counted and booked by counts that were closed together, for the files: with lines to sign. */
export async function countProtocol({ counts, ...rest }: CountProtocol, reader: CountReader): Promise<Buffer> {
  const { t, locale, signal } = reader;
  const ids = counts.map(({ id }) => id).join(", ");
  const title = t("protocol.title", { ids });
  const items = reviewItems(counts);
  // Of thousands each of these takes a while.
  await nextTurn(signal);
  const lines = inReviewOrder(items).map(({ line }) => line);
  await nextTurn(signal);
  const sums = reviewSums(lines);
  const named = shortened(title, longestFoot);
  return paperFile({
    title,
    lang: locale,
    signal,
    footOf: ({ page, pages }) => t("page", { title: named, page, pages }),
    draw: (paper) => drawProtocol(paper, { ...rest, title, counts, lines, sums }, reader),
  });
}

interface Protocol extends CountProtocol {
  title: string;
  lines: readonly ReviewLine[];
  sums: ReviewSums;
}

async function drawProtocol(
  paper: Paper,
  { title, counts, lines, sums, uncounted, now }: Protocol,
  reader: CountReader,
): Promise<void> {
  const { t, locale, timeZone } = reader;
  const [first] = counts;
  const hasPrices = lines.some(({ price }) => price !== undefined);
  const groups = byDifference(lines);
  paper.name(title);
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
  await drawUncounted(paper, uncounted, { now, reader });
  const counters = [...new Set(counts.flatMap(({ countedBy }) => countedBy?.fullName ?? []))];
  drawSection(paper, t("protocol.signatures"), 160);
  drawSignatures(paper, [
    ...counters.map((name) => t("signature", { who: t("protocol.counter", { name }) })),
    t("signature", { who: t("protocol.reviewer", { name: first?.clearedBy?.fullName ?? "" }) }),
  ]);

  function sumText({ pieces, products, value }: DifferenceSum): string {
    const shown = { pieces: formatQuantity(pieces, locale), products };
    return value === undefined
      ? t("protocol.sum", shown)
      : t("protocol.sumWorth", { ...shown, value: formatMoney(value, defaultCurrency, locale) });
  }
}

/** What nobody counted stays as booked: it stands here so that it is not taken for counted. */
async function drawUncounted(
  paper: Paper,
  stocks: CountProtocol["uncounted"],
  { now, reader: { t, locale, timeZone } }: { now: Date; reader: CountReader },
): Promise<void> {
  drawSection(paper, t("protocol.uncounted.title"));
  const count = stocks?.length ?? 0;
  const moment = formatMoment(now.toISOString(), timeZone);
  drawParagraph(paper, sentence());
  if (stocks === undefined || count === 0) return;
  const listed = [...stocks].sort((one, other) => other.stock - one.stock).slice(0, mostUncounted);
  if (listed.length < count) drawParagraph(paper, t("protocol.uncounted.most", { most: listed.length }));
  await drawTable(
    paper,
    [
      { title: t("columns.number"), width: 26, align: "right" },
      { title: t("columns.product"), width: 419 },
      { title: t("columns.books"), width: 70, align: "right" },
    ],
    listed.map(({ product, stock }, at) => [
      String(at + 1),
      [product.name, product.barcode].filter(Boolean).join("\n"),
      formatQuantity(stock, locale),
    ]),
  );

  function sentence(): string {
    if (stocks === undefined) return t("protocol.uncounted.unknown");
    return count === 0 ? t("protocol.uncounted.none", { moment }) : t("protocol.uncounted.text", { count, moment });
  }
}

function beganBy({ createdBy, countedBy, created }: InventoryDetail, { t, timeZone }: CountReader): string {
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

function columnsOf(hasPrices: boolean, t: CountReader["t"]): PaperColumn[] {
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

function* rowsOf(lines: readonly ReviewLine[], looks: RowLooks): Generator<string[]> {
  let number = 0;
  for (const line of lines) {
    if (line.whole !== undefined) number += 1;
    yield rowOf(line, number, looks);
  }
}

interface RowLooks {
  hasPrices: boolean;
  reader: CountReader;
}

function rowOf(line: ReviewLine, number: number, { hasPrices, reader: { t, locale, timeZone } }: RowLooks): string[] {
  const { product, whole, pieces, isLeftOut, price, counter, countedAt, note } = line;
  const cells = cellsOf(whole, locale);
  const counted = formatQuantity(pieces, locale);
  // What the books are taken off is the sum of the parts.
  const total =
    whole !== undefined && whole.taken > 1 ? t("total", { pieces: formatQuantity(whole.counted, locale) }) : "";
  return [
    cells === undefined ? "" : String(number),
    [product.name, joinIsolated([product.barcode, note], " · ")].filter(Boolean).join("\n"),
    cells?.books ?? "",
    [counted, isLeftOut && t("leftOut"), total].filter(Boolean).join("\n"),
    cells?.difference ?? "",
    ...(hasPrices ? [price === undefined ? "–" : formatAmount(price, locale), cells?.value ?? ""] : []),
    [counter, countedAt && formatMoment(countedAt, timeZone)].filter(Boolean).join("\n"),
  ];
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
