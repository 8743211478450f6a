"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { MappingEditor } from "@/lib/resources/drafts/editing/mapping-editor";
import type { Findings } from "./use-findings";

/** ms after the last change: 2,000 cells are checked for it, and nobody who works waits for that. */
const restingTime = 300;

/** How many cells there are to look at. */
export function FoundCount({ editor: { store }, findings: { checks } }: { editor: MappingEditor; findings: Findings }) {
  const t = useTranslations("mapping.steps");
  const version = useSyncExternalStore(
    store.subscribeContents,
    () => store.contentVersion,
    () => store.contentVersion,
  );
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: contents are others with each version.
  useEffect(() => {
    const timer = setTimeout(
      () => setCount(store.rows().filter(({ content }) => checks.of(content).length > 0).length),
      restingTime,
    );
    return () => clearTimeout(timer);
  }, [store, version, checks]);
  if (count === 0) return null;
  return <span className="text-warning tabular-nums max-sm:hidden">{t("toLookAt", { count })}</span>;
}
