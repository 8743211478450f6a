"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { OtherTabLink } from "@/components/record/other-tab-link";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { liveMappingRecord } from "@/components/resources/drafts/live-mapping";
import { useSettingText } from "@/components/resources/drafts/mapping/use-setting-text";
import { Button } from "@/components/ui/button";
import type { DifferenceKind, Differences } from "@/lib/resources/drafts/cells/differences";
import type { MappedCell } from "@/lib/resources/drafts/cells/mapped-cell";
import type { Mapping } from "@/lib/resources/drafts/drafts.calls";
import { cellsApart, type HeldCell } from "@/lib/resources/drafts/many/compare-machines";
import { DraftLink } from "./draft-link";
import { HeldCells } from "./held-cells";

interface DifferingMachineProps {
  machine: Mapping;
  draft: Mapping;
  differences: Differences;
  held: readonly HeldCell[];
  left: ReadonlyMap<string, number>;
}

/** A machine that is no longer as its draft left it: how, cell by cell, where it is opened. */
export function DifferingMachine({ machine, draft, differences, held, left }: DifferingMachineProps) {
  const t = useTranslations("drafts.machines.compare");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <OtherTabLink record={liveMappingRecord(machine.id)}>{machine.name}</OtherTabLink>
        <DraftLink draft={draft} />
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={t("cellsOf", { count: cellsApart(differences), machine: machine.name })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t("cells", { count: cellsApart(differences) })}
        </Button>
      </div>
      {isOpen && (
        <>
          <DifferingCells {...differences} left={left} label={machine.name} />
          <HeldCells cells={held} />
        </>
      )}
    </>
  );
}

interface DifferingCellsProps extends Differences {
  /** Orders that kept the draft out of locker cells, by alias. */
  left: ReadonlyMap<string, number>;
  label: string;
}

const titles = ["cell", "what", "draft", "machine"] as const;

function DifferingCells({ changed, onlyBefore, onlyAfter, left, label }: DifferingCellsProps) {
  const t = useTranslations("drafts.machines.compare");
  const textOf = useSettingText();
  /** Of a cell that the draft could not change it is not said that anybody has changed it since. */
  const whatOf = ({ kind: part, alias }: MappedCell, kind: DifferenceKind): string => {
    const order = part === "locker" ? left.get(alias) : undefined;
    return order === undefined ? t(`changes.${kind}`) : t("changes.left", { id: String(order) });
  };
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
      {changed.length > 0 && (
        <PreviewTable label={label} columns={titles.map((title) => ({ title: t(`columns.${title}`) }))}>
          {changed.map(({ cell, kind, after }) => (
            <tr key={cell.place}>
              <PreviewCell className="whitespace-nowrap">{cell.alias}</PreviewCell>
              <PreviewCell>{whatOf(cell, kind)}</PreviewCell>
              <PreviewCell>{textOf(cell)}</PreviewCell>
              <PreviewCell>{textOf(after)}</PreviewCell>
            </tr>
          ))}
        </PreviewTable>
      )}
      {onlyBefore.length > 0 && <p className="wrap-anywhere">{t("onlyDraft", { cells: onlyBefore.join(", ") })}</p>}
      {onlyAfter.length > 0 && <p className="wrap-anywhere">{t("onlyMachine", { cells: onlyAfter.join(", ") })}</p>}
    </div>
  );
}
