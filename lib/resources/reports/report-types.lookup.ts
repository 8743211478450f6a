import { defineLookup } from "@/lib/list/lookups/lookup";
import { reportsCalls } from "./reports.calls";

/** The types come from the server (BREP-002). */
export const reportTypesLookup = defineLookup({ call: reportsCalls.types, all: {} });
