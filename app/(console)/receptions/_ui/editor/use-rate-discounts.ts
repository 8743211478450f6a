"use client";

import { useState, useSyncExternalStore } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import type { GridEditor } from "@/lib/grid/editing/grid-editor";
import { NoteRateDiscounts } from "@/lib/resources/receptions/note-rate-discounts";
import { type Reception, receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import type { WorkLine } from "@/lib/resources/receptions/work-line";

/** Discounts of a saved note's VAT rates, beside the lines whose VAT they follow. */
export function useRateDiscounts({ id, vatDiscounts }: Reception, editor: GridEditor<WorkLine>): NoteRateDiscounts {
  const send = useCallSender();
  const [discounts] = useState(
    () =>
      new NoteRateDiscounts(
        id,
        vatDiscounts,
        {
          add: async (body) => (await send(receptionsCalls.addDiscount, { body })).data.id,
          edit: (discount, body) => send(receptionsCalls.editDiscount, { params: { id: discount }, body }),
          remove: (discount) => send(receptionsCalls.removeDiscount, { params: { id: discount } }),
          readAll: async () => (await send(receptionsCalls.oneOfStock, { params: { id } })).data.vatDiscounts,
        },
        {
          lines: () => editor.rowsOnPlatform.map(({ content }) => content),
          onStep: (step) => editor.noteStep(step),
        },
      ),
  );
  const read = () => discounts.state;
  useSyncExternalStore(discounts.subscribe, read, read);
  return discounts;
}
