import { sendCall } from "@/lib/calls/send-call";
import type { Choice, RecordSource } from "@/lib/choices/source";
import { formatDay } from "@/lib/dates/format";
import { lookupLimit } from "@/lib/list/lookups/lookup";
import { choiceDelay, lookupSource } from "@/lib/list/lookups/lookup-source";
import { longest } from "@/lib/list/texts/cut";
import { suppliersLookup } from "@/lib/resources/lookups/lookups.lookup";
import { joinIsolated } from "@/lib/texts/isolated";
import { type ReceptionInList, receptionReads } from "./reception-reads.calls";

const suppliers = lookupSource(suppliersLookup);
/** How many suppliers of a name are looked through. */
const mostSuppliers = 3;

/** Receptions by a part of their number or of their supplier's name; the newest first. */
export const receptionNumbers: RecordSource = {
  key: [receptionReads.list.id, "choices"],
  unasked: "first",
  most: lookupLimit,
  longestLabel: longest.optionLabel,
  delay: choiceDelay,
  async find(term, signal) {
    if (term === "") return (await newest({}, signal)).map(toChoice);
    const [byNumber, named] = await Promise.all([newest({ renNumber: term }, signal), suppliers.find(term, signal)]);
    const bySupplier = await Promise.all(
      named.slice(0, mostSuppliers).map(({ id }) => newest({ supplier: id }, signal)),
    );
    const found = new Map([...byNumber, ...bySupplier.flat()].map((note) => [note.id, note]));
    return [...found.values()].slice(0, lookupLimit).map(toChoice);
  },
  async named(id, signal) {
    return (await sendCall(receptionReads.oneOfStock, { params: { id } }, signal)).data.number;
  },
};

async function newest(filters: { renNumber?: string; supplier?: number }, signal: AbortSignal) {
  const order = { sort: "Created", order: "DESC" } as const;
  const args = { filters: { ...filters, ...order }, offset: 0, limit: lookupLimit };
  return (await sendCall(receptionReads.list, args, signal)).data.items;
}

function toChoice({ id, number, company, numberDocument, documentDate }: ReceptionInList): Choice {
  const detail = joinIsolated([numberDocument, documentDate && formatDay(documentDate)], " · ");
  return { id, name: number, code: number, note: company.name, detail };
}
