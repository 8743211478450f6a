"use client";

import { useEffect, useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { useErrorText } from "@/components/feedback/use-error-text";
import { useRefusedField } from "@/components/feedback/use-refused-field";
import { GridEditor } from "@/lib/grid/editing/grid-editor";
import { GridStore } from "@/lib/grid/rows/grid-store";
import { doubtOf } from "@/lib/grid/sending/doubt";
import { remoteLines, toWorkLine } from "@/lib/resources/receptions/line-calls";
import { type Reception, receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { lineRules, type WorkLine } from "@/lib/resources/receptions/work-line";

/** The lines of a saved note, as they were when it was opened; from then on they are the editor's own. */
export function useSavedLines({ id, items }: Reception): GridEditor<WorkLine> {
  const errorText = useErrorText();
  const refusedField = useRefusedField();
  const send = useCallSender();
  const [editor] = useState(() => {
    const store = new GridStore(lineRules, items.map(toWorkLine));
    const remote = remoteLines(id, items, {
      add: async (body) => (await send(receptionsCalls.addLine, { body })).data.id,
      edit: (line, body) => send(receptionsCalls.editLine, { params: { id: line }, body }),
      remove: (line) => send(receptionsCalls.removeLine, { params: { id: line } }),
      addDiscount: async (body) => (await send(receptionsCalls.addDiscount, { body })).data.id,
      editDiscount: (discount, body) => send(receptionsCalls.editDiscount, { params: { id: discount }, body }),
      readAll: async () => (await send(receptionsCalls.oneOfStock, { params: { id } })).data.items,
    });
    return new GridEditor(store, {
      ...remote,
      ids: items.map((line) => line.id),
      // They may have been drawn from an older reading: the note is read before the first line is sent.
      readAt: 0,
      reasonOf: (error) => refusedField(error, [])?.text ?? errorText(error),
      doubtOf,
    });
  });
  // On return to this window, shows what others have done meanwhile; what cannot be read now is read before it is sent.
  useEffect(() => {
    const onFocus = (): void => void editor.refresh().catch(() => undefined);
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, [editor]);
  return editor;
}
