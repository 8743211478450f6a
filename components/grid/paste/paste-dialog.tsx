"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { TextArea } from "@/components/form/text-area";
import { Button } from "@/components/ui/button";
import { Dialog, DialogFooter } from "@/components/ui/dialog";
import { longestPastedTable, readPastedTable } from "@/lib/grid/clipboard/pasted-table";
import { PasteMapped } from "./paste-mapped";
import type { PasteDialogProps } from "./paste-source";

/** A part of a spreadsheet before it is taken: which column is what, and what is wrong with its cells. */
export function PasteDialog<Content, Fault extends string>({ text, ...rest }: PasteDialogProps<Content, Fault>) {
  const t = useTranslations("grid.paste");
  const [pasted, setPasted] = useState(text);
  const table = useMemo(() => readPastedTable(pasted), [pasted]);
  return (
    <Dialog isWide title={t("title")} onClose={rest.onClose}>
      {table === undefined || table.lines.length === 0 ? (
        <>
          <PasteHere isTooLong={table === undefined} onText={setPasted} />
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

function PasteHere({ isTooLong, onText }: { isTooLong: boolean; onText(text: string): void }) {
  const t = useTranslations("grid.paste");
  const id = useId();
  const errorId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // What comes next is a paste: before the dialog takes the focus to itself.
  useEffect(() => field.current?.focus(), []);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {t("here")}
      </label>
      <TextArea
        ref={field}
        id={id}
        rows={6}
        value=""
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? errorId : undefined}
        onChange={({ target }) => onText(target.value)}
      />
      {isTooLong && (
        <p id={errorId} role="alert" className="text-danger text-sm">
          {t("tooLong", { most: longestPastedTable })}
        </p>
      )}
    </div>
  );
}
