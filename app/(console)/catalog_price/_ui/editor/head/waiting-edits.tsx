"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { type Head, textAt, type WaitingEdit } from "./waiting-edit";

interface WaitingEditsProps {
  edits: readonly WaitingEdit[];
  head: Head;
  labelOf(edit: WaitingEdit): string;
  onKeepTheirs(edit: WaitingEdit): void;
  onSendMine(edit: WaitingEdit): void;
}

/** Changes above the prices that were not sent: the person chooses between theirs and what is saved. */
export function WaitingEdits({ edits, head, labelOf, onKeepTheirs, onSendMine }: WaitingEditsProps) {
  const t = useTranslations("catalog_price.clash");
  const grid = useTranslations("grid.clash");
  return edits.map((edit) => (
    <div
      key={edit.place}
      role="alert"
      className="flex flex-wrap items-center gap-2 rounded-md border border-danger px-3 py-2"
    >
      <p className="mr-auto wrap-anywhere">
        <span className="font-medium">{t(edit.reason, { field: labelOf(edit) })}</span>
        <span className="block text-ink-muted text-sm">
          {grid("both", { theirs: textAt(edit.place, head) || "–", mine: edit.local || "–" })}
        </span>
      </p>
      <Button size="small" onClick={() => onKeepTheirs(edit)}>
        {grid("keepTheirs")}
      </Button>
      <Button size="small" onClick={() => onSendMine(edit)}>
        {grid("sendMine")}
      </Button>
    </div>
  ));
}
