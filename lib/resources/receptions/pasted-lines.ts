import type { EnteredRow } from "@/lib/grid/clipboard/mapped-rows";
import type { WorkLine } from "./work-line";

/** A list that counts once says what was invoiced and what was received. */
export function withBothQuantities<Row extends EnteredRow<WorkLine, string>>(row: Row): Row {
  const { content, drafts } = row;
  const { invoiced, received } = content;
  if (drafts.invoiced !== undefined || drafts.received !== undefined) return row;
  return { ...row, content: { ...content, invoiced: invoiced || received, received: received || invoiced } };
}
