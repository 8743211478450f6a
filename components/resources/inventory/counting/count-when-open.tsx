"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { CountWork } from "@/lib/counting/count-work";
import type { OpenedCount } from "./use-count";

interface CountWhenOpenProps {
  opened: OpenedCount;
  /** Once it is open. */
  children(work: CountWork): ReactNode;
}

/** A count while it is opened, or while another tab counts it, with the way to take it over. */
export function CountWhenOpen({ opened, children }: CountWhenOpenProps) {
  const t = useTranslations("counting");
  if (opened.state === "open") return children(opened.work);
  if (opened.state === "opening") return <p role="status">{t("opening")}</p>;
  return (
    <div className="grid justify-items-start gap-3 py-6">
      <p role="status">{t("elsewhere")}</p>
      <Button variant="primary" size="large" onClick={opened.take}>
        {t("takeHere")}
      </Button>
    </div>
  );
}
