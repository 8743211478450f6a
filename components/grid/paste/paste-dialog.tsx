"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { TextArea } from "@/components/form/text-area";
import { Button } from "@/components/ui/button";
import { Dialog, DialogFooter } from "@/components/ui/dialog";
import { readPastedTable } from "@/lib/grid/clipboard/pasted-table";
import type { GridLook } from "../grid-look";
import { PasteMapped } from "./paste-mapped";
import type { PastedRow, PasteSource } from "./paste-source";

export interface PasteDialogProps<Content, Fault extends string> {
  /** Empty where the person is still to paste it here. */
  text: string;
  look: GridLook<Content, Fault>;
  source: PasteSource<Content>;
  /** How many rows there are from the cursor on, which lines without a code go over. */
  rowsBelow: number;
  /** Rows that come in. */
  onAdd(rows: readonly PastedRow<Content, Fault>[]): void;
  /** Lines that go over the rows from the cursor on. */
  onLay(rows: readonly PastedRow<Content, Fault>[]): void;
  onClose(): void;
}

/** A part of a spreadsheet before it is taken: which column is what, and what is wrong with its cells. */
export function PasteDialog<Content, Fault extends string>({ text, ...rest }: PasteDialogProps<Content, Fault>) {
  const t = useTranslations("grid.paste");
  const [pasted, setPasted] = useState(text);
  const table = useMemo(() => readPastedTable(pasted), [pasted]);
  return (
    <Dialog isWide title={t("title")} onClose={rest.onClose}>
      {table.lines.length === 0 ? (
        <>
          <PasteHere onText={setPasted} />
          <DialogFooter>
            <Button onClick={rest.onClose}>{t("cancel")}</Button>
          </DialogFooter>
        </>
      ) : (
        <PasteMapped table={table} {...rest} />
      )}
    </Dialog>
  );
}

function PasteHere({ onText }: { onText(text: string): void }) {
  const t = useTranslations("grid.paste");
  return (
    <label className="grid gap-1 font-medium">
      {t("here")}
      <TextArea rows={6} value="" onChange={({ target }) => onText(target.value)} />
    </label>
  );
}
