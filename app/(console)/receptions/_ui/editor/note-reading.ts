import { receptionReads } from "@/lib/resources/receptions/reception-reads.calls";

/** Reads the note that a form begins with. Read when Edit was reached it counts as long as a click takes, no longer. */
export const noteReading = { call: receptionReads.oneOfStock, staleTime: 2000 };
