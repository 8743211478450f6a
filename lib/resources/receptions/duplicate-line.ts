import type { Drafts } from "@/lib/grid/rows/grid-row";
import type { WorkLine } from "./work-line";

/** What is of one batch alone, or was agreed on for one line: the copy begins without it. */
const ownOfLine = { batchNumber: "", expirationDate: "", discount: "" } as const;

/** One more line of the same product, for another batch. What is no value comes with its text, as what is one comes. */
export function duplicateLine(
  content: WorkLine,
  drafts: Drafts<WorkLine>,
): { content: WorkLine; drafts: Drafts<WorkLine> } {
  const { batchNumber: _batch, expirationDate: _day, discount: _discount, ...kept } = drafts;
  return { content: { ...content, ...ownOfLine }, drafts: kept };
}
