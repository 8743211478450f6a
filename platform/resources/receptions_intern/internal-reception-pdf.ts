import type { FastifyReply } from "fastify";
import { drawFacts, drawHeading, drawSection, drawSignatures, drawSums } from "../../pdf/blocks";
import { createPdf, romanianAmount, romanianDay, sendPdf } from "../../pdf/document";
import { drawTable } from "../../pdf/table";
import type { PlatformContext } from "../../platform-context";
import { readInternalReception } from "./read-internal-receptions";

const columns = [
  { title: "Nr.", width: 28, align: "right" },
  { title: "Produs", width: 227 },
  { title: "Cod de bare", width: 90 },
  { title: "Lot / expiră", width: 110 },
  { title: "Cantitate", width: 60, align: "right" },
] as const;

/** The note that goes with goods from one of the operator's storages to another (RINT-004). */
export async function sendInternalReceptionPdf(
  context: PlatformContext,
  id: number,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const note = await readInternalReception(context, id);
  const document = createPdf(`Recepție internă ${note.number}`);
  drawHeading(document, "Notă de recepție internă", `Nr. ${note.number}`);
  drawFacts(document, [
    ["Din spațiul", note.sourceStorage.name],
    ["În spațiul", note.destinationStorage.name],
    ["Data documentului", romanianDay(note.documentDate)],
    ["Întocmită de", `${note.createdBy.firstName} ${note.createdBy.lastName}`],
    ["Delegat / Auto", [note.delegate, note.auto].filter(Boolean).join(" · ") || "–"],
  ]);
  drawSection(document, "Produse transferate");
  await drawTable(
    document,
    columns,
    note.renDetails.map((line, index) => [
      String(index + 1),
      line.productName,
      line.productBarcode ?? "",
      [line.batchNumber, line.expirationDate && romanianDay(line.expirationDate)].filter(Boolean).join("\n"),
      String(line.quantity),
    ]),
  );
  drawSums(document, [["Total bucăți", romanianAmount(String(note.totalQuantity))]]);
  if (note.observations) {
    drawSection(document, "Observații");
    document.font("regular").fontSize(9).text(note.observations);
  }
  drawSignatures(document, ["Predat", "Delegat", "Primit"]);
  return sendPdf(document, `internal-reception-${id}.pdf`, reply);
}
