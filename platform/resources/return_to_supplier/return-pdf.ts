import type { FastifyReply } from "fastify";
import { drawFacts, drawHeading, drawSection, drawSignatures } from "../../pdf/blocks";
import { createPdf, romanianDay, sendPdf } from "../../pdf/document";
import { drawTable } from "../../pdf/table";
import type { PlatformContext } from "../../platform-context";
import { amountCells, drawRoundedNote, drawTotals, rateDiscounts, toTotalsLine } from "../receptions/note-amounts";
import { lineRows } from "../receptions/note-rows";
import { type ReturnWire, readReturn } from "./read-returns";
import { returnTotals } from "./return-totals";

type Line = ReturnWire["items"][number]["reni"];

const columns = [
  { title: "Nr.", width: 28, align: "right" },
  { title: "Produs", width: 187 },
  { title: "Lot / expiră", width: 90 },
  { title: "Cantitate", width: 52, align: "right" },
  { title: "Preț net", width: 58, align: "right" },
  { title: "TVA", width: 34, align: "right" },
  { title: "Valoare", width: 66, align: "right" },
] as const;

/** The note with which goods go back to their supplier (RETS-006). Quantities and values are below 0. */
export async function sendReturnPdf(context: PlatformContext, id: number, reply: FastifyReply): Promise<FastifyReply> {
  const { read } = context.database;
  const returned = await readReturn(context, id);
  const lines = returned.items.map(({ reni }) => reni);
  const { code } = returned.currency;
  const received = await lineRows(read, [returned.ren.id]);
  const { lines: valued, totals } = returnTotals(
    {
      lines: received.map((line) => ({ ...toTotalsLine(line), id: line.item.id })),
      discounts: await rateDiscounts(read, returned.ren.id),
    },
    returned.before ?? [],
    lines,
  );
  const document = createPdf(`Retur ${returned.numberDocument}`);
  drawHeading(document, "Notă de retur către furnizor", `Nr. ${returned.numberDocument}`);
  drawFacts(document, [
    ["Furnizor", returned.company.name],
    ["Recepția returnată", returned.ren.number],
    ["Data documentului", romanianDay(returned.documentDate)],
    ["Felul returului", returned.isTotalReturned ? "Total" : "Parțial"],
    ["Întocmit de", `${returned.createdBy.firstName} ${returned.createdBy.lastName}`],
  ]);
  drawSection(document, `Produse returnate (${code})`);
  const amounts = valued.map(amountCells);
  await drawTable(
    document,
    columns,
    lines.map((line, index) => [...goodsCells(line, index), ...(amounts[index] ?? [])]),
  );
  drawRoundedNote(document, valued);
  await drawTotals(document, totals, code, "Total returnat");
  if (returned.observations) {
    drawSection(document, "Motivul returului");
    document.font("regular").fontSize(9).text(returned.observations);
  }
  drawSignatures(document, ["Întocmit", "Delegat", "Primit de furnizor"]);
  return sendPdf(document, `return-to-supplier-${id}.pdf`, reply);
}

function goodsCells(line: Line, index: number): string[] {
  return [
    String(index + 1),
    line.product.name,
    [line.batchNumber, line.expirationDate && romanianDay(line.expirationDate)].filter(Boolean).join("\n"),
    String(line.quantity),
  ];
}
