"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { Checkbox } from "@/components/form/checkbox";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { guessMapping } from "@/lib/grid/clipboard/paste-mapping";
import type { PastedTable } from "@/lib/grid/clipboard/pasted-table";
import { PasteFaults } from "./paste-faults";
import { PastePreview } from "./paste-preview";
import type { PasteDialogProps } from "./paste-source";
import { usePastedRows } from "./use-pasted-rows";

interface PasteMappedProps<Content, Fault extends string> extends Omit<PasteDialogProps<Content, Fault>, "text"> {
  table: PastedTable;
}

/** What each column is taken for, what comes of it, and the step that takes it. */
export function PasteMapped<Content, Fault extends string>(props: PasteMappedProps<Content, Fault>) {
  const { table, look, source, rowsBelow, onAdd, onLay, onClose } = props;
  const t = useTranslations("grid.paste");
  const guess = useMemo(() => guessMapping(table, look.columns, look.titleOf), [table, look]);
  const [mapping, setMapping] = useState(guess);
  const { rows, query, isKnown, part, count } = usePastedRows(table, mapping, look.columns, source);
  const record = look.columns.find(({ kind }) => kind === "record");
  const isAdding = record !== undefined && mapping.targets.includes(record.name);
  const coming = isAdding ? rows.filter(({ code }) => code !== "") : rows.slice(0, rowsBelow);
  const isTooMany = isAdding && coming.length > source.room;
  const isNothing = mapping.targets.every((target) => target === undefined) || coming.length === 0;
  return (
    <div className="grid gap-3">
      <Checkbox
        label={t("head")}
        checked={mapping.hasHead}
        onChange={({ target }) => setMapping({ ...mapping, hasHead: target.checked })}
      />
      <PastePreview table={table} mapping={mapping} look={look} rows={rows} onMapping={setMapping} />
      {isKnown ? (
        <PasteFaults
          look={look}
          rows={coming}
          left={rows.length - coming.length}
          isAdding={isAdding}
          most={isTooMany ? source.room : undefined}
        />
      ) : (
        <MissingAnswer query={query} skeleton={<Searching count={count} part={part} />} />
      )}
      <DialogFooter>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button
          variant="primary"
          disabled={!isKnown || isNothing || isTooMany}
          onClick={() => (isAdding ? onAdd(coming) : onLay(coming))}
        >
          {t(isAdding ? "add" : "lay", { count: coming.length })}
        </Button>
      </DialogFooter>
    </div>
  );
}

function Searching({ count, part }: { count: number; part: number }) {
  const t = useTranslations("grid.paste");
  return (
    <div className="grid gap-2">
      <p role="status">{t("searching", { count })}</p>
      <progress value={part} max={1} aria-label={t("searching", { count })} className="h-2 w-full accent-action" />
    </div>
  );
}
