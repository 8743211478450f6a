"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { FoundSummary } from "@/components/resources/drafts/mapping/found-summary";
import { Goods } from "@/components/resources/drafts/mapping/goods-of-diff";
import { SupplyWarning } from "@/components/resources/drafts/mapping/supply-warning";
import { useSettingText } from "@/components/resources/drafts/mapping/use-setting-text";
import { Badge } from "@/components/ui/badge";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { machineDiff } from "@/lib/resources/drafts/approval/machine-diff";
import type { Checks } from "@/lib/resources/drafts/checks/findings";
import type { MappingEditor } from "@/lib/resources/drafts/editing/mapping-editor";
import type { KnownMachines } from "@/lib/resources/drafts/facts/known-facts";

interface LiveQuestionProps {
  editor: MappingEditor;
  /** Of the machine. */
  storageId: number;
  /** Of the cells that are about to be sent. */
  keys: readonly number[];
  facts: KnownMachines;
  checks: Checks;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before live cells are sent: what changes, what comes back and is brought, and which supply counts on them. */
export function LiveQuestion({ editor, storageId, keys, facts, checks, onConfirm, onClose }: LiveQuestionProps) {
  const t = useTranslations("mapping.live");
  const textOf = useSettingText();
  // What is asked about is what it was when it was asked; what lies there may be read meanwhile.
  const [asked] = useState(() => sidesOf(editor, keys));
  const stock = facts.now.machines.find(({ storage }) => storage.id === storageId)?.stock;
  const diff = useMemo(() => machineDiff(asked.known, asked.wanted, stock), [asked, stock]);
  return (
    <ConfirmDialog
      title={t("title", { count: diff.changed.length })}
      text={t("text")}
      confirmText={t("confirm")}
      keepText={t("keep")}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <SupplyWarning storageIds={[storageId]} />
      <FoundSummary cells={asked.cells} checks={checks} />
      <Goods diff={diff} />
      <ul className="grid gap-1 text-sm">
        {diff.changed.map(({ kind, cell, after }) => (
          <li key={cell.place} className="border-line border-t pt-1 wrap-anywhere">
            <span className="font-medium">{cell.alias}</span> <Badge>{t(`kinds.${kind}`)}</Badge>
            <span className="block">{t("change", { now: textOf(cell), after: textOf(after) })}</span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

/** What the platform has, what these cells are wanted to be, while the others stay as they are, and these by themselves. */
function sidesOf(editor: MappingEditor, keys: readonly number[]) {
  const sent = new Set(keys);
  const { store } = editor;
  const cells = store.rows().flatMap(({ key, content: cell }) => (sent.has(key) ? { key, cell } : []));
  const known = store.keys.flatMap((key) => editor.knownOf(key) ?? []);
  const wanted = store.keys.flatMap((key) => (sent.has(key) ? store.content(key) : editor.knownOf(key)) ?? []);
  return { cells, known, wanted };
}
