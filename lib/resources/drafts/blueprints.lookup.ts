import { defineLookup } from "@/lib/list/lookups/lookup";
import { draftsCalls } from "./drafts.calls";

/** An operator has a handful of blueprints: they are fetched whole. */
export const blueprintsLookup = defineLookup({ call: draftsCalls.blueprints, all: { query: { limit: 200 } } });
