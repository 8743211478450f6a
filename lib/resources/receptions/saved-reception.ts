import type { CallArgs } from "@/lib/calls/call";
import { emptyReception, headBody, type ReceptionValues } from "./new-reception";
import type { Reception, receptionsCalls } from "./receptions.calls";

type HeadBody = CallArgs<typeof receptionsCalls.edit>["body"];

/** What the form of a saved note's header holds; its lines and discounts go by themselves. */
export function toHeadForm(note: Reception): ReceptionValues {
  return {
    ...emptyReception,
    company: String(note.company.id),
    typeDocument: String(note.typeDocument.id),
    seriesDocument: String(note.seriesDocument.id),
    currency: String(note.currency.id),
    numberDocument: note.numberDocument ?? "",
    documentDate: note.documentDate ?? "",
    dateInStock: note.dateInStock ?? "",
    auto: note.auto ?? "",
    delegate: note.delegate ?? "",
    observationCommitteeReception: note.observationCommitteeReception ?? "",
    internalObservations: note.internalObservations ?? "",
  };
}

/** The header whole; what was emptied is null. Of it, what changed is sent (RECP-018). */
export function toHeadBody(form: ReceptionValues): HeadBody {
  const emptied = {
    dateInStock: null,
    auto: null,
    delegate: null,
    observationCommitteeReception: null,
    internalObservations: null,
  };
  return { ...emptied, ...headBody(form) };
}
