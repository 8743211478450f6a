import "server-only";
import { formatQuantity } from "@/lib/money/format";
import { isHeldByOrder, type MappedCell } from "@/lib/resources/drafts/cells/mapped-cell";
import { drawParagraph, drawSection, drawTable, type PaperColumn } from "../pdf-blocks";
import type { Paper } from "../pdf-paper";
import { shortened } from "../shortened";
import { signs } from "./draw-picture";
import { inLines, isFree, type MappedProduct, mappedProducts, type Pieces, piecesOf } from "./mapped-products";
import type { PlanogramReader } from "./planogram-reader";

/** In characters: so many aliases stand in a row of the table, which has to fit on a page. */
const longestCells = 600;
const longestName = 240;
/** A blank at which no line ends. */
const besides = "\u00a0";

/** What to bring, product by product, and which cells hold none. */
export async function drawProducts(
  paper: Paper,
  cells: readonly MappedCell[],
  { t, locale }: PlanogramReader,
): Promise<void> {
  const products = mappedProducts(cells, locale);
  const all = piecesOf(cells);
  const hasPieces = all !== undefined;
  paper.pdf.moveDown(0.5);
  drawSection(paper, t("list.title"));
  if (products.length === 0) drawParagraph(paper, t("list.none"));
  else await drawTable(paper, columnsOf(hasPieces, t), rowsOf());
  const ofKind = {
    free: cells.filter(isFree),
    onDemand: cells.filter((cell) => !cell.product && cell.fillOnDemand && !isHeldByOrder(cell)),
    orders: cells.filter(isHeldByOrder),
  };
  for (const kind of ["free", "onDemand", "orders"] as const) {
    const own = ofKind[kind];
    if (own.length === 0) continue;
    await paper.nextTurn();
    const named = own.map(kind === "orders" ? withOrder : aliasOf);
    for (const line of inLines(named, longestCells))
      drawParagraph(paper, t(`list.${kind}`, { count: own.length, cells: line }));
  }

  function* rowsOf(): Generator<string[]> {
    for (const [index, each] of products.entries()) yield* rowsOfProduct(each, index + 1);
    const count = products.reduce((sum, { cells: own }) => sum + own.length, 0);
    const sum = t("list.sum", { count: products.length });
    yield ["", sum, "", formatQuantity(count, locale), ...(hasPieces ? [piecesText(all, locale)] : [])];
  }

  /** Where its cells do not fit into one row they go on in the next. */
  function* rowsOfProduct({ product, cells: own, pieces }: MappedProduct, number: number): Generator<string[]> {
    const name = shortened(product.name, longestName);
    const [first = "", ...more] = inLines(own.map(withSign), longestCells);
    const figures = [formatQuantity(own.length, locale), ...(hasPieces ? [piecesText(pieces, locale)] : [])];
    yield [String(number), [name, product.barcode].filter(Boolean).join("\n"), first, ...figures];
    for (const line of more) yield [String(number), t("goesOn", { title: name }), line];
  }
}

function aliasOf({ alias }: MappedCell): string {
  return alias;
}

function withOrder({ alias, orderId }: MappedCell): string {
  return [alias, signs.order, orderId].join(besides);
}

/** What is to be known where one goes to the cell by this list; signs stay beside their cell at the end of a line. */
function withSign({ alias, orderId, renewProduct, fillOnDemand }: MappedCell): string {
  return [alias, renewProduct && signs.renew, fillOnDemand && signs.onDemand, orderId !== undefined && signs.order]
    .filter(Boolean)
    .join(besides);
}

function columnsOf(hasPieces: boolean, t: PlanogramReader["t"]): PaperColumn[] {
  return [
    { title: t("list.number"), width: 28, align: "right" },
    { title: t("list.product"), width: 215 },
    { title: t("list.cells"), width: hasPieces ? 162 : 216 },
    { title: t("list.count"), width: 56, align: "right" },
    ...(hasPieces ? [{ title: t("list.pieces"), width: 54, align: "right" as const }] : []),
  ];
}

export function piecesText(pieces: Pieces | undefined, locale: string): string {
  if (pieces === undefined) return "–";
  return `${pieces.isAtLeast ? "≥ " : ""}${formatQuantity(pieces.count, locale)}`;
}
