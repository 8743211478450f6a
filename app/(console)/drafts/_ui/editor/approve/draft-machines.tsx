"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { RecordLink } from "@/components/record/record-link";
import { liveMappingRecord } from "@/components/resources/drafts/live-mapping";
import { OpenedPart } from "@/components/resources/drafts/mapping/opened-part";
import { useNames } from "@/components/resources/drafts/mapping/use-names";
import { isEmptyDiff, machineDiff } from "@/lib/resources/drafts/approval/machine-diff";
import type { LiveNow } from "@/lib/resources/drafts/approval/read-live";
import type { MappedCell } from "@/lib/resources/drafts/cells/mapped-cell";
import type { KnownMachines } from "@/lib/resources/drafts/facts/known-facts";
import type { MachineFacts } from "@/lib/resources/drafts/facts/machine-facts";
import { MachineChanges } from "./machine-changes";

interface DraftMachinesProps {
  live: readonly LiveNow[];
  /** The draft's cells. */
  wanted: readonly MappedCell[];
  facts: KnownMachines;
  onShow(place: string): void;
}

/** What the draft does to each of its machines; those that it cannot be given are named. */
export function DraftMachines({ live, wanted, facts: { now }, onShow }: DraftMachinesProps) {
  const t = useTranslations("mapping.approve.machines");
  const namesOf = useNames(20);
  const diffs = useMemo(
    () =>
      live.flatMap((each) =>
        each.kind === "read"
          ? [{ storage: each.storage, live: each.cells, diff: machineDiff(each.cells, wanted, undefined) }]
          : [],
      ),
    [live, wanted],
  );
  const rebuilt = live.filter(({ kind }) => kind === "rebuilt").map(({ storage }) => storage.name);
  const same = diffs.filter(({ diff }) => isEmptyDiff(diff));
  const others = diffs.filter(({ diff }) => !isEmptyDiff(diff));
  return (
    <section aria-labelledby="mapping-machines" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h4 id="mapping-machines" className="font-medium">
        {t("title")}
      </h4>
      {rebuilt.length > 0 && (
        <p className="text-warning text-sm wrap-anywhere">
          {t("rebuilt", { count: rebuilt.length, names: namesOf(rebuilt) })}
        </p>
      )}
      {same.length > 0 && (
        <p className="text-ink-muted text-sm wrap-anywhere">
          {t("same", { count: same.length, names: namesOf(same.map(({ storage }) => storage.name)) })}
        </p>
      )}
      {others.map(({ storage, live: cells, diff }, index) => (
        <div key={storage.id} className="rounded-md border border-line px-2 py-1">
          <OpenedPart
            isOpen={index === 0}
            title={
              <>
                <span className="font-medium wrap-anywhere">{storage.name}</span>
                <span className="text-ink-muted text-sm tabular-nums">{t("sum", { count: diff.changed.length })}</span>
              </>
            }
          >
            {() => (
              <>
                <p className="text-sm">
                  <RecordLink record={liveMappingRecord(storage.id)}>{t("open")}</RecordLink>
                </p>
                <OpenedChanges
                  live={cells}
                  wanted={wanted}
                  stock={now.machines.find((machine) => machine.storage.id === storage.id)?.stock}
                  onShow={onShow}
                />
              </>
            )}
          </OpenedPart>
        </div>
      ))}
    </section>
  );
}

interface OpenedChangesProps {
  live: readonly MappedCell[];
  wanted: readonly MappedCell[];
  stock: MachineFacts["stock"];
  onShow(place: string): void;
}

/** What lies in a machine says how much comes back: it is compared with it where that is looked at. */
function OpenedChanges({ live, wanted, stock, onShow }: OpenedChangesProps) {
  const diff = useMemo(() => machineDiff(live, wanted, stock), [live, wanted, stock]);
  return <MachineChanges live={live} diff={diff} onShow={onShow} />;
}
