"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue, useMemo, useSyncExternalStore } from "react";
import type { MappingEditor } from "@/lib/resources/drafts/editing/mapping-editor";
import type { Findings } from "./use-findings";

/** How many cells there are to look at. It comes after what is changed is shown: 2,000 cells are checked for it. */
export function FoundCount({ editor: { store }, findings: { checks } }: { editor: MappingEditor; findings: Findings }) {
  const t = useTranslations("mapping.steps");
  const version = useDeferredValue(
    useSyncExternalStore(
      store.subscribeContents,
      () => store.contentVersion,
      () => store.contentVersion,
    ),
  );
  const known = useDeferredValue(checks);
  const count = useMemo(
    () => (version >= 0 ? store.rows().filter(({ content }) => known.of(content).length > 0).length : 0),
    [store, version, known],
  );
  return count === 0 ? null : (
    <span className="text-warning tabular-nums max-sm:hidden">{t("toLookAt", { count })}</span>
  );
}
