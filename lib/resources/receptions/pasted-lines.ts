import type { EnteredRow } from "@/lib/grid/clipboard/mapped-rows";
import type { ParkedLine } from "./received-lines";
import type { WorkLine } from "./work-line";

/** A list that counts once says what was invoiced and what was received. */
export function withBothQuantities<Row extends EnteredRow<WorkLine, string>>(row: Row): Row {
  const { content, drafts } = row;
  const { invoiced, received } = content;
  if (drafts.invoiced !== undefined || drafts.received !== undefined) return row;
  return { ...row, content: { ...content, invoiced: invoiced || received, received: received || invoiced } };
}

/** A line whose product is not known waits with all that was pasted into it. */
export function parkedPaste(
  { content, drafts, code, isTwo }: EnteredRow<WorkLine, string> & { code: string; isTwo: boolean },
  key: number,
): ParkedLine {
  return {
    key,
    line: {
      ...(/\p{L}/u.test(code) ? { name: code } : { standardId: code }),
      quantity: content.received || content.invoiced,
      unitPrice: content.price,
    },
    isAmbiguous: isTwo,
    entered: { content, drafts },
  };
}
