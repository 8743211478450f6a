import { sendCall } from "@/lib/calls/send-call";
import type { Source } from "@/lib/choices/source";
import { lookupLimit } from "@/lib/list/lookups/lookup";
import { choiceDelay } from "@/lib/list/lookups/lookup-source";
import { longest } from "@/lib/list/texts/cut";
import { catalogPriceCalls } from "./catalog-price.calls";

/** Catalogues by a part of the name, with their currencies; @param except is not offered */
export function cataloguesBeside(except: number | undefined): Source {
  return {
    key: [catalogPriceCalls.list.id, "choices", except],
    unasked: "first",
    most: lookupLimit,
    longestLabel: longest.category,
    delay: choiceDelay,
    async find(term, signal) {
      // One more than is shown, for the one that is not offered.
      const limits = { limit: lookupLimit + 1, offset: 0, sort: "name", order: "ASC" } as const;
      const query = { ...(term !== "" && { search: term }), ...limits };
      const { data } = await sendCall(catalogPriceCalls.list, { query }, signal);
      return data.items
        .filter(({ id }) => id !== except)
        .slice(0, lookupLimit)
        .map(({ id, name, currency }) => ({ id, name, note: currency.code }));
    },
  };
}
