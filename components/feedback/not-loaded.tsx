"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Callout } from "./callout";

/** Of all places on the screen that lack their code. */
const asks = new Set<() => void>();

/** Stands in the place of a part whose code could not be fetched. One press asks again for all of them. */
export function NotLoaded({ onRetry }: { onRetry(): void }) {
  const t = useTranslations("errors");
  useEffect(() => {
    asks.add(onRetry);
    return () => void asks.delete(onRetry);
  }, [onRetry]);
  // Of several in a row the first one speaks for all.
  return (
    <div className="not-loaded [.not-loaded+&]:hidden">
      <Callout
        text={t("notLoaded")}
        action={t("retry")}
        onAction={() => {
          for (const ask of asks) ask();
        }}
      />
    </div>
  );
}
