"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Callout } from "@/components/feedback/callout";
import { useErrorText } from "@/components/feedback/use-error-text";
import { SupplyWarning } from "@/components/resources/drafts/mapping/supply-warning";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { byMachine, sendable } from "@/lib/resources/drafts/many/by-machine";
import { FoundMachine } from "./found-machine";
import { UnsoldMachines } from "./unsold-machines";
import type { FoundCells } from "./use-replacement";
import { useReplacementWords } from "./use-replacement-words";
import { type UnsoldLook, useWhereUnsold } from "./use-where-unsold";

interface FoundMachinesProps {
  found: FoundCells;
  onSend(keys: readonly number[]): void;
  onReadAgain(): void;
}

/** All that would be changed, machine by machine, before anything is: each cell can be left out. */
export function FoundMachines({ found, onSend, onReadAgain }: FoundMachinesProps) {
  const t = useTranslations("drafts.machines.replace");
  const errorText = useErrorText();
  const words = useReplacementWords(found);
  const { changes, unread } = found;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(sendable(changes)));
  const [isAsking, setAsking] = useState(false);
  const machines = byMachine(changes);
  const all = sendable(changes);
  const keys = all.filter((key) => chosen.has(key));
  const touched = byMachine(changes.filter(({ key }) => chosen.has(key)));
  const counts = { cells: keys.length, machines: touched.length };
  const unsold = useWhereUnsold(
    found.to,
    machines.map(({ machine }) => machine),
  );
  // Nobody has been told yet which of them do not sell it.
  const isUnsoldOpen = found.to !== undefined && unsold.found === undefined && unsold.isReading;

  function choose(asked: readonly number[], isChosen: boolean): void {
    const left = [...chosen].filter((key) => !asked.includes(key));
    setChosen(new Set(isChosen ? [...left, ...asked] : left));
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {unread.length > 0 && (
        <Callout
          text={t("unread", {
            count: unread.length,
            machines: unread.map(({ machine }) => machine.name).join(", "),
            reason: errorText(unread[0]?.error),
          })}
          action={t("readAgain")}
          onAction={onReadAgain}
        />
      )}
      {machines.length === 0 ? (
        <p role="status">{unread.length === 0 ? t("nowhere", { product: found.from.name }) : t("nowhereElse")}</p>
      ) : (
        <>
          <SupplyWarning storageIds={machines.map(({ machine }) => machine.id)} />
          {found.to && <UnsoldMachines product={found.to} look={unsold} />}
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p role="status" className="font-medium">
              {t("chosen", { chosen: keys.length, cells: all.length, machines: machines.length })}
            </p>
            <div className="flex gap-2">
              <Button size="small" disabled={keys.length === all.length} onClick={() => choose(all, true)}>
                {t("all")}
              </Button>
              <Button size="small" disabled={keys.length === 0} onClick={() => choose(all, false)}>
                {t("none")}
              </Button>
            </div>
          </div>
          <ul className="divide-y divide-line border-line border-y">
            {machines.map((each) => (
              <li key={each.machine.id} className="py-2">
                <FoundMachine {...each} chosen={chosen} onChoose={choose} />
              </li>
            ))}
          </ul>
          <div>
            <Button variant="primary" disabled={keys.length === 0} onClick={() => setAsking(true)}>
              {words.act(counts)}
            </Button>
          </div>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.question(counts)}
          text={[t("confirm.live"), t("confirm.undo"), ...(isUnsoldOpen ? [t("confirm.unsold")] : [])]}
          confirmText={words.act(counts)}
          isSafe
          keepText={t("confirm.keep")}
          onConfirm={() => {
            setAsking(false);
            onSend(keys);
          }}
          onClose={() => setAsking(false)}
        >
          <SupplyWarning storageIds={touched.map(({ machine }) => machine.id)} />
          {found.to && unsold.found && <UnsoldMachines product={found.to} look={lookOf(unsold, touched)} />}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** What was found of those machines alone in which something is changed. */
function lookOf(look: UnsoldLook, touched: readonly { machine: { id: number } }[]): UnsoldLook {
  const ids = new Set(touched.map(({ machine }) => machine.id));
  const { found } = look;
  const chosen = found && {
    unsold: found.unsold.filter(({ id }) => ids.has(id)),
    unknown: found.unknown.filter(({ id }) => ids.has(id)),
  };
  return { ...look, found: chosen };
}
