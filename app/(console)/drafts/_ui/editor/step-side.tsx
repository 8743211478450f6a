"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { MappingStep } from "@/components/resources/drafts/mapping/editor-steps";
import { ScanStrip } from "@/components/scan/scan-strip";
import type { ChosenDrafts } from "@/lib/resources/drafts/approval/stale-cells";
import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";
import type { KnownMachines } from "@/lib/resources/drafts/facts/known-facts";
import type { MachineFacts } from "@/lib/resources/drafts/facts/machine-facts";
import { ApproveStep } from "./approve/approve-step";
import { CheckStep } from "./check/check-step";
import type { Findings } from "./check/use-findings";
import type { useCellScan } from "./input/use-cell-scan";
import { MissedScans } from "./notices/missed-scans";
import { ProductPalette } from "./palette/product-palette";
import { StartStep } from "./start-step";

interface StepSideProps {
  step: MappingStep;
  /** As it is by now. */
  mapping: MappingDetail;
  opened: MappingDetail;
  work: MappingWork;
  /** Cells that are not saved. */
  unsent: number;
  isReadOnly: boolean;
  facts: KnownMachines;
  findings: Findings;
  /** Whose facts are shown. */
  machine: MachineFacts | undefined;
  scan: ReturnType<typeof useCellScan>;
  /** Sends these cells, and tells what could not be saved. */
  save(keys: readonly number[]): Promise<unknown>;
  onSet(): void;
  /** A product that was searched for is set. */
  onFound(): void;
  /** Leads to cells in the picture. */
  onShow(keys: readonly number[]): void;
  onApproved(): void;
  /** The draft was read once more. */
  onRead(draft: MappingDetail): void;
  isGone: boolean;
  /** What was missed is seen. */
  onSeen(): void;
}

/** What a step is about: it stands beside the cells, in a narrow window below them. */
export function StepSide({ step, work, isReadOnly, facts, findings, scan, onShow, ...rest }: StepSideProps) {
  const t = useTranslations("mapping.steps");
  const notices = useTranslations("mapping.notices");
  const { editor } = work;
  // They outlive the step: a click in the picture leads out of it.
  const [chosen, setChosen] = useState<ChosenDrafts>(new Set());
  return (
    <section
      aria-label={t(step)}
      className="flex min-h-0 flex-col gap-3 overflow-y-auto max-lg:scroll-mt-14"
      data-palette
    >
      {step === "start" && (
        <StartStep mapping={rest.mapping} isReadOnly={isReadOnly} unsent={rest.unsent} onSet={rest.onSet} />
      )}
      {step === "set" && (
        <ProductPalette
          work={work}
          isReadOnly={isReadOnly}
          machine={rest.machine}
          findingOf={findings.textOf}
          onFound={rest.onFound}
        >
          <ScanStrip last={scan.last} />
          <div className="empty:hidden max-lg:hidden">
            <MissedScans scans={scan.missed} onSeen={rest.onSeen} />
          </div>
        </ProductPalette>
      )}
      {step === "check" && <CheckStep editor={editor} facts={facts} findings={findings} onShow={onShow} />}
      {step === "approve" && rest.isGone && <p className="text-ink-muted">{notices("nothingToApprove")}</p>}
      {step === "approve" && !rest.isGone && (
        <ApproveStep
          editor={editor}
          mapping={rest.opened}
          isApproved={rest.mapping.approvedBy !== undefined}
          facts={facts}
          checks={findings.checks}
          save={rest.save}
          onShow={onShow}
          onApproved={rest.onApproved}
          chosen={chosen}
          onChosen={setChosen}
          onRead={rest.onRead}
        />
      )}
    </section>
  );
}
