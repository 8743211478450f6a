import { sendCall } from "@/lib/calls/send-call";
import type { RecordSource } from "@/lib/choices/source";
import { lookupLimit } from "@/lib/list/lookups/lookup";
import { choiceDelay } from "@/lib/list/lookups/lookup-source";
import { longest } from "@/lib/list/texts/cut";
import { companiesCalls } from "./companies.calls";

/** How many companies forms have where nothing is searched for (COMP-004). */
const fullList = 100;

/** Companies by name: all of them, or the first ten by a part of the name or the fiscal code (CNST-024). */
export const companySource: RecordSource = {
  key: [companiesCalls.list.id, "choices"],
  unasked: "first",
  mostUnasked: fullList,
  most: lookupLimit,
  longestLabel: longest.optionLabel,
  delay: choiceDelay,
  async find(term, signal) {
    const asked = term === "" ? { limit: fullList } : { search: term, limit: lookupLimit };
    const query = { ...asked, order: "ASC" as const };
    const { data } = await sendCall(companiesCalls.list, { query }, signal);
    return data.items.map(({ id, name, cui }) => ({ id, name, code: cui, note: cui }));
  },
  named: async (id, signal) => (await sendCall(companiesCalls.one, { params: { id } }, signal)).data.name,
};
