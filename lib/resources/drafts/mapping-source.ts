import { sendCall } from "@/lib/calls/send-call";
import { withRecordOfId } from "@/lib/choices/record-of-id";
import type { RecordSource } from "@/lib/choices/source";
import { ConsoleError } from "@/lib/errors/console-error";
import { isNotFound } from "@/lib/errors/is-not-found";
import { lookupLimit } from "@/lib/list/lookups/lookup";
import { choiceDelay } from "@/lib/list/lookups/lookup-source";
import { longest } from "@/lib/list/texts/cut";
import { draftsCalls } from "./drafts.calls";
import type { MappingDomain } from "./mapping-schema";

/** How many are offered where nothing is searched for. */
const mappingsAtOnce = 50;

/** Mappings of a domain, by a part of their name or by their id: blueprints and machines by name, drafts newest first. */
export function mappingSource(domain: MappingDomain): RecordSource {
  const order = domain === "mapping-draft" ? {} : ({ sort: "name", order: "ASC" } as const);
  async function byId(id: number, signal: AbortSignal) {
    const answer = await sendCall(draftsCalls.one, { params: { id }, query: { domain } }, signal).catch((error) => {
      if (error instanceof ConsoleError && isNotFound(error)) return undefined;
      throw error;
    });
    return answer && { id, name: answer.data.name };
  }
  return {
    key: [draftsCalls.list.id, "choices", domain],
    unasked: "first",
    most: lookupLimit,
    mostUnasked: mappingsAtOnce,
    longestLabel: longest.optionLabel,
    delay: choiceDelay,
    find: (term, signal) =>
      withRecordOfId(
        term,
        (id) => byId(id, signal),
        async () => {
          const asked = term === "" ? { limit: mappingsAtOnce } : { search: term, limit: lookupLimit };
          const { data } = await sendCall(draftsCalls.list, { query: { domain, ...order, ...asked } }, signal);
          return data.items.map(({ id, name, startDate }) => ({ id, name, telling: startDate ?? `#${id}` }));
        },
      ),
    named: async (id, signal) => (await byId(id, signal))?.name,
  };
}
