"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type MappingStep, mappingSteps } from "@/components/resources/drafts/mapping/editor-steps";
import { classNames } from "@/components/ui/class-names";
import type { EditedDomain } from "@/lib/resources/drafts/cells/send-cell";

interface StepTabsProps {
  domain: EditedDomain;
  step: MappingStep;
  onStep(step: MappingStep): void;
  /** How many cells are not saved. */
  changed: number;
  /** How much there is to look at in the step that checks. */
  found: ReactNode;
  /** Stands beside the steps where there is room. */
  children: ReactNode;
}

export function StepTabs({ domain, step, onStep, changed, found, children }: StepTabsProps) {
  const t = useTranslations("mapping.steps");
  const steps = mappingSteps.filter((each) => each !== "approve" || domain === "mapping-draft");
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-line border-b">
      <nav aria-label={t("label")}>
        <ol className="flex flex-wrap gap-1">
          {steps.map((each, index) => (
            <li key={each}>
              <button
                type="button"
                aria-current={each === step ? "step" : undefined}
                onClick={() => onStep(each)}
                className={classNames(
                  "-mb-px inline-flex h-control-small items-center gap-2 border-b-2 px-3 text-sm hover:bg-hover",
                  each === step ? "border-action font-medium" : "border-transparent text-ink-muted",
                )}
              >
                <span className="tabular-nums">{index}</span>
                {t(each)}
                {each === "set" && changed > 0 && (
                  <span className="text-info tabular-nums">{t("unsaved", { count: changed })}</span>
                )}
                {each === "check" && found}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </div>
  );
}
