"use client";

import { useTranslations } from "next-intl";
import { OtherTabLink } from "@/components/record/other-tab-link";
import type { Mapping } from "@/lib/resources/drafts/drafts.calls";

/** The draft that a machine was given last, and since when. */
export function DraftLink({ draft: { id, name, startDate } }: { draft: Pick<Mapping, "id" | "name" | "startDate"> }) {
  const t = useTranslations("drafts.machines.compare");
  return (
    <span className="text-ink-muted">
      {t.rich("draft", {
        name: () => (
          <OtherTabLink record={{ page: "drafts", id, filters: { domain: "mapping-draft" } }}>{name}</OtherTabLink>
        ),
        day: startDate ?? "–",
      })}
    </span>
  );
}
