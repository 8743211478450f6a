"use client";

import { useTranslations } from "next-intl";
import { useErrorText } from "@/components/feedback/use-error-text";
import { OtherTabLink } from "@/components/record/other-tab-link";
import { liveMappingRecord } from "@/components/resources/drafts/live-mapping";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import type { Mapping } from "@/lib/resources/drafts/drafts.calls";
import { type Comparison, comparisonKinds } from "@/lib/resources/drafts/many/compare-machines";
import { DifferingMachine } from "./differing-machine";
import { DraftLink } from "./draft-link";
import { HeldCells } from "./held-cells";
import type { ComparedMachines } from "./use-comparison";

interface ComparisonListProps extends ComparedMachines {
  /** Reads those again that could not be read; undefined while others are read. */
  onRetry: (() => void) | undefined;
}

/** Machines by what was found: first what calls for a look. */
export function ComparisonList({ machines, found, onRetry }: ComparisonListProps) {
  const t = useTranslations("drafts.machines.compare");
  const all = machines.flatMap((machine) => {
    const comparison = found.get(machine.id);
    return comparison === undefined ? [] : [{ machine, comparison }];
  });
  return comparisonKinds.map((kind) => {
    const own = all.filter(({ comparison }) => comparison.kind === kind);
    if (own.length === 0) return null;
    const list = (
      <ul className="divide-y divide-line border-line border-y">
        {own.map((each) => (
          <li key={each.machine.id} className="py-1.5">
            <Machine {...each} />
          </li>
        ))}
      </ul>
    );
    const title = t(`kinds.${kind}`, { count: own.length });
    // What is as it should be is out of the way.
    if (kind === "equal")
      return (
        <Disclosure key={kind} title={title}>
          {list}
        </Disclosure>
      );
    return (
      <section key={kind} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-base">{title}</h3>
          {kind === "unread" && onRetry && (
            <Button size="small" onClick={onRetry}>
              {t("retryUnread")}
            </Button>
          )}
        </div>
        {list}
      </section>
    );
  });
}

interface MachineProps {
  machine: Mapping;
  comparison: Comparison;
}

function Machine({ machine, comparison }: MachineProps) {
  const t = useTranslations("drafts.machines.compare");
  const errorText = useErrorText();
  if (comparison.kind === "differs") return <DifferingMachine machine={machine} {...comparison} />;
  return (
    <>
      <p className="flex flex-wrap gap-x-3">
        <OtherTabLink record={liveMappingRecord(machine.id)}>{machine.name}</OtherTabLink>
        {comparison.kind === "unread" && <span className="text-warning">{errorText(comparison.error)}</span>}
        {comparison.kind === "rebuilt" && (
          <span className="text-ink-muted">
            {t("rebuilt", {
              machine: versionOf(machine),
              draft: versionOf(comparison.draft),
            })}
          </span>
        )}
        {"draft" in comparison && <DraftLink draft={comparison.draft} />}
      </p>
      {comparison.kind === "equal" && <HeldCells cells={comparison.held} />}
    </>
  );

  function versionOf({ blueprint, blueprintVersion }: Pick<Mapping, "blueprint" | "blueprintVersion">): string {
    return t("version", { name: blueprint?.name ?? "–", version: blueprintVersion ?? "–" });
  }
}
