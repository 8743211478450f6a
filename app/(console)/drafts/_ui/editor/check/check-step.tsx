"use client";

import { useTranslations } from "next-intl";
import { useMemo, useSyncExternalStore } from "react";
import { useNames } from "@/components/resources/drafts/mapping/use-names";
import { checkedCells, type Unchecked, uncheckedOf } from "@/lib/resources/drafts/checks/checked-cells";
import type { MappingEditor } from "@/lib/resources/drafts/editing/mapping-editor";
import type { KnownMachines } from "@/lib/resources/drafts/facts/known-facts";
import { FoundKind } from "./found-kind";
import type { Findings } from "./use-findings";

interface CheckStepProps {
  editor: MappingEditor;
  facts: KnownMachines;
  findings: Findings;
  /** Leads to cells in the picture. */
  onShow(keys: readonly number[]): void;
}

/** Step 2: all that is to be looked at, and what could not be checked. It warns and bars nothing. */
export function CheckStep({ editor, facts, findings: { checks }, onShow }: CheckStepProps) {
  const t = useTranslations("mapping.checks");
  const { store } = editor;
  const version = useSyncExternalStore(
    store.subscribeContents,
    () => store.contentVersion,
    () => store.contentVersion,
  );
  const { now, isReading } = facts;
  const { found, unchecked, mapped } = useMemo(() => {
    const cells = store.rows().map(({ key, content: cell }) => ({ key, cell }));
    return {
      version,
      found: checkedCells(cells, checks),
      unchecked: uncheckedOf(cells, checks, now),
      mapped: cells.filter(({ cell }) => cell.product !== undefined).length,
    };
  }, [store, version, checks, now]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-semibold">{t("title")}</h3>
      <p role="status">{t(sentenceOf(isReading, found.length, unchecked), { count: mapped })}</p>
      {found.map((kind) => (
        <FoundKind key={kind.kind} found={kind} onShow={onShow} />
      ))}
      <NotChecked unchecked={unchecked} unasked={now.unasked.length} isReading={isReading} />
    </div>
  );
}

function sentenceOf(isReading: boolean, kinds: number, unchecked: Unchecked) {
  if (isReading) return "reading";
  if (kinds > 0) return "found";
  const { withoutSize, machines, withoutWarehouse, isAll } = unchecked;
  if (isAll && withoutSize > 0) return "nothing";
  return withoutSize + machines.length + withoutWarehouse.length === 0 ? "clean" : "cleanOfKnown";
}

interface NotCheckedProps {
  unchecked: Unchecked;
  unasked: number;
  isReading: boolean;
}

function NotChecked({ unchecked, unasked, isReading }: NotCheckedProps) {
  const t = useTranslations("mapping.checks.unchecked");
  const namesOf = useNames();
  if (isReading) return null;
  const { products, withoutSize, areSizesUnread, machines, withoutWarehouse } = unchecked;
  const texts = [
    ...(withoutSize > 0 ? [t(areSizesUnread ? "sizesUnread" : "sizes", { count: withoutSize, all: products })] : []),
    ...(machines.length > 0 ? [t("machines", { count: machines.length, names: namesOf(machines) })] : []),
    ...(unasked > 0 ? [t("unasked", { count: unasked })] : []),
    ...(withoutWarehouse.length > 0
      ? [t("warehouse", { count: withoutWarehouse.length, names: namesOf(withoutWarehouse) })]
      : []),
  ];
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="mapping-unchecked" className="grid gap-1 border-line border-t pt-2 text-sm">
      <h4 id="mapping-unchecked" className="font-medium">
        {t("title")}
      </h4>
      <ul className="grid gap-1 text-ink-muted">
        {texts.map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
