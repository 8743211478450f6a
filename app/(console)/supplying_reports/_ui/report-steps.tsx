"use client";

import type { LucideIcon } from "lucide-react";
import BadgeCheck from "lucide-react/icons/badge-check";
import FileText from "lucide-react/icons/file-text";
import PackageSearch from "lucide-react/icons/package-search";
import Truck from "lucide-react/icons/truck";
import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";
import { headerStepOf, isCancelled, reportSteps } from "@/lib/resources/supplying_reports/supply-status";

const icons: Record<(typeof reportSteps)[number], LucideIcon> = {
  Generated: FileText,
  Picking: PackageSearch,
  Supplying: Truck,
  Reviewed: BadgeCheck,
};

/** How far a report is (SREP-004, SREP-006). */
export function ReportSteps({ maskNumber }: { maskNumber: number }) {
  const t = useTranslations("supplying_reports.steps");
  const reached = headerStepOf(maskNumber);
  return (
    <div>
      <ol aria-label={t("title")} className="flex gap-1">
        {reportSteps.map((step, index) => {
          const Icon = icons[step];
          return (
            <li
              key={step}
              aria-current={index === reached ? "step" : undefined}
              className={classNames(
                "flex flex-1 flex-col items-center gap-1 border-t-4 pt-2 text-center text-xs",
                index <= reached ? "border-accent" : "border-line text-ink-muted",
                index === reached && "font-semibold",
              )}
            >
              <Icon size={16} aria-hidden />
              {t(step)}
            </li>
          );
        })}
      </ol>
      {isCancelled(maskNumber) && <p className="mt-2 text-danger text-sm">{t("cancelled")}</p>}
    </div>
  );
}
