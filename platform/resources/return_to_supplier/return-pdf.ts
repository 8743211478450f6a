import Big from "big.js";
import type { FastifyReply } from "fastify";
import { drawFacts, drawHeading, drawSection, drawSignatures, drawSums } from "../../pdf/blocks";
import { createPdf, romanianAmount, romanianDay, sendPdf } from "../../pdf/document";
import { drawTable } from "../../pdf/table";
import type { PlatformContext } from "../../platform-context";
import { type ReturnWire, readReturn } from "./read-returns";

type Line = ReturnWire["items"][number]["reni"];

const columns = [
  { title: "Nr.", width: 28, align: "right" },
  { title: "Produs", width: 197 },
  { title: "Lot / expiră", width: 90 },
  { title: "Cantitate", width: 52, align: "right" },
  { title: "Preț net", width: 58, align: "right" },
  { title: "TVA", width: 34, align: "right" },
  { title: "Valoare", width: 56, align: "right" },
] as const;

const notPriced = "N/A";

/** The note with which goods go back to their supplier (RETS-006). Quantities and values are below 0. */
export async function sendReturnPdf(context: PlatformContext, id: number, reply: FastifyReply): Promise<FastifyReply> {
  const returned = await readReturn(context, id);
  const lines = returned.items.map(({ reni }) => reni);
  const { code } = returned.currency;
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
  drawTable(document, columns, lines.map(toRow));
  const net = lines.reduce((sum, line) => sum.plus(netValue(line) ?? 0), Big(0));
  drawSums(document, [["Valoare netă înainte de discount", `${romanianAmount(net.toFixed(2))} ${code}`]]);
  if (returned.observations) {
    drawSection(document, "Motivul returului");
    document.font("regular").fontSize(9).text(returned.observations);
  }
  drawSignatures(document, ["Întocmit", "Delegat", "Primit de furnizor"]);
  return sendPdf(document, `return-to-supplier-${id}.pdf`, reply);
}

function toRow(line: Line, index: number): string[] {
  const value = netValue(line);
  return [
    String(index + 1),
    line.product.name,
    [line.batchNumber, line.expirationDate && romanianDay(line.expirationDate)].filter(Boolean).join("\n"),
    String(line.quantity),
    line.pricePurchase == null ? notPriced : romanianAmount(String(line.pricePurchase)),
    `${line.rateVAT.rate}%`,
    value === undefined ? notPriced : romanianAmount(value.toFixed(2)),
  ];
}

function netValue({ pricePurchase, quantity }: Line): Big | undefined {
  return pricePurchase == null ? undefined : Big(pricePurchase).times(quantity);
}
