"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useTransition } from "react";
import { Remark } from "@/components/feedback/remark";

/** Milliseconds: as often as other screens that an outage emptied. */
const betweenTries = 8_000;

/** Stands over figures of which some could not be read. They are read with the page, so the page is made again. */
export function MissingFigures({ text }: { text: string }) {
  const t = useTranslations("errors");
  const router = useRouter();
  const [isTrying, startTry] = useTransition();
  const tryAgain = useCallback(() => startTry(() => router.refresh()), [router]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) tryAgain();
    }, betweenTries);
    return () => clearInterval(timer);
  }, [tryAgain]);

  return (
    <div className="mb-3">
      <Remark text={`${text} ${t("comesBack")}`} action={t("retry")} onAction={tryAgain} isBusy={isTrying} />
    </div>
  );
}
