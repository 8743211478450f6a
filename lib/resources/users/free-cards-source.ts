import { sendCall } from "@/lib/calls/send-call";
import type { Source } from "@/lib/choices/source";
import { lookupLimit } from "@/lib/list/lookups/lookup";
import { choiceDelay } from "@/lib/list/lookups/lookup-source";
import { longest } from "@/lib/list/texts/cut";
import { identificationCardsCalls } from "./identification-cards.calls";

/** Cards that nobody carries, by number or alias. */
export const freeCards: Source = {
  key: [identificationCardsCalls.list.id, "choices", "free"],
  unasked: "nothing",
  most: lookupLimit,
  longestLabel: longest.optionLabel,
  delay: choiceDelay,
  async find(search, signal) {
    const query = { search, isAssigned: false, limit: lookupLimit };
    const { data } = await sendCall(identificationCardsCalls.list, { query }, signal);
    return data.items.map(({ id, name, cardId }) => ({ id, name, code: cardId }));
  },
};
