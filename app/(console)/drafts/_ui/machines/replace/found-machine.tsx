"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { OtherTabLink } from "@/components/record/other-tab-link";
import { liveMappingRecord } from "@/components/resources/drafts/live-mapping";
import { type MachineChanges, sendable } from "@/lib/resources/drafts/many/by-machine";
import type { CellChange } from "@/lib/resources/drafts/many/replace-product";

interface FoundMachineProps extends MachineChanges {
  chosen: ReadonlySet<number>;
  onChoose(keys: readonly number[], isChosen: boolean): void;
}

/** The cells of one machine that hold the product: ticked are those that will be changed. */
export function FoundMachine({ machine, changes, chosen, onChoose }: FoundMachineProps) {
  const t = useTranslations("drafts.machines.replace");
  const own = sendable(changes);
  const ticked = own.filter((key) => chosen.has(key)).length;
  const isAll = ticked === own.length && own.length > 0;
  return (
    <fieldset>
      <legend className="sr-only">{machine.name}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <Checkbox
          label={t("machine", { ticked, count: changes.length, machine: machine.name })}
          checked={isAll}
          disabled={own.length === 0}
          ref={(box) => {
            if (box) box.indeterminate = !isAll && ticked > 0;
          }}
          onChange={() => onChoose(own, !isAll)}
        />
        <span className="text-sm">
          <OtherTabLink record={liveMappingRecord(machine.id)}>{t("open")}</OtherTabLink>
        </span>
      </div>
      <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1.5 pl-6.5">
        {changes.map((change) => (
          <li key={change.key}>
            <FoundCell change={change} isChosen={chosen.has(change.key)} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface FoundCellProps {
  change: CellChange;
  isChosen: boolean;
  onChoose: FoundMachineProps["onChoose"];
}

function FoundCell({ change: { key, cell, orderId }, isChosen, onChoose }: FoundCellProps) {
  const t = useTranslations("drafts.machines.replace");
  if (orderId === undefined)
    return <Checkbox label={cell.alias} checked={isChosen} onChange={() => onChoose([key], !isChosen)} />;
  return (
    <p className="text-warning">
      {t.rich("locked", {
        alias: cell.alias,
        id: String(orderId),
        order: (text) => <OtherTabLink record={{ page: "orders", id: orderId }}>{text}</OtherTabLink>,
      })}
    </p>
  );
}
