"use client";

import { useEffect, useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { useErrorText } from "@/components/feedback/use-error-text";
import { useRefusedField } from "@/components/feedback/use-refused-field";
import { useRefreshOnReturn } from "@/components/grid/use-refresh-on-return";
import { isCallMissing, learnMissingCall } from "@/lib/calls/missing-calls";
import { isNotFound } from "@/lib/errors/is-not-found";
import { GridEditor } from "@/lib/grid/editing/grid-editor";
import { GridStore } from "@/lib/grid/rows/grid-store";
import { doubtOf } from "@/lib/grid/sending/doubt";
import { forgetLackingLines, lackingLinesOf } from "@/lib/resources/receptions/lacking-lines";
import { remoteLines, toWorkLine } from "@/lib/resources/receptions/line-calls";
import { type Reception, receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { lineRules, type WorkLine } from "@/lib/resources/receptions/work-line";

interface SavedLines {
  editor: GridEditor<WorkLine>;
  /** Rows of a note that was just made which it lacked when it was opened. */
  lacking: readonly number[];
}

/**
 * The lines of a saved note, as they were when it was opened; from then on they are the editor's own. Of a note that was
 * just made, those that the platform did not take stand behind them, not sent.
 */
export function useSavedLines({ id, items }: Reception): SavedLines {
  useEffect(() => forgetLackingLines(id), [id]);
  const errorText = useErrorText();
  const refusedField = useRefusedField();
  const send = useCallSender();
  const [saved] = useState(() => {
    const store = new GridStore(lineRules, [...items.map(toWorkLine), ...lackingLinesOf(id, items)]);
    const lacking = store.keys.slice(items.length);
    for (const key of lacking) store.tellSend(key, { kind: "kept", reason: undefined });
    const readNote = async () => (await send(receptionsCalls.oneOfStock, { params: { id } })).data;
    const remote = remoteLines(id, items, {
      canAdd: () => !isCallMissing(receptionsCalls.addLine),
      async add(body) {
        try {
          return (await send(receptionsCalls.addLine, { body })).data.id;
        } catch (error) {
          // Of a note that is gone, a 404 says nothing about the call.
          const isOfNote = isNotFound(error) && (await isGone(readNote()));
          if (!isOfNote) learnMissingCall(receptionsCalls.addLine, error);
          throw error;
        }
      },
      edit: (line, body) => send(receptionsCalls.editLine, { params: { id: line }, body }),
      remove: (line) => send(receptionsCalls.removeLine, { params: { id: line } }),
      addDiscount: async (body) => (await send(receptionsCalls.addDiscount, { body })).data.id,
      editDiscount: (discount, body) => send(receptionsCalls.editDiscount, { params: { id: discount }, body }),
      removeDiscount: (discount) => send(receptionsCalls.removeDiscount, { params: { id: discount } }),
      readAll: async () => (await readNote()).items,
    });
    const editor = new GridEditor(store, {
      ...remote,
      ids: items.map((line) => line.id),
      // They may have been drawn from an older reading: the note is read before the first line is sent.
      readAt: 0,
      reasonOf: (error) => refusedField(error, [])?.text ?? errorText(error),
      doubtOf,
    });
    return { editor, lacking };
  });
  useRefreshOnReturn(saved.editor);
  return saved;
}

/** What cannot be read either tells nothing about a call. */
function isGone(reading: Promise<unknown>): Promise<boolean> {
  return reading.then(
    () => false,
    () => true,
  );
}
