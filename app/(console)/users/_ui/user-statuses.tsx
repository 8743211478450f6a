"use client";

import { useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { useListText } from "@/components/list/use-list-text";
import { PreviewSection } from "@/components/record/preview-section";
import { Badge } from "@/components/ui/badge";
import { Skeleton } from "@/components/ui/skeleton";
import { statusesIn } from "@/lib/resources/users/user-status";
import { usersCalls } from "@/lib/resources/users/users.calls";

/**
 * The statuses of a user's mask, by the names that the server has for them (USER-002, USER-003): in the reader's
 * language where there is a text, else as readable as the server's key makes them.
 */
export function UserStatuses({ mask }: { mask: number }) {
  const t = useTranslations("users.status");
  const text = useListText("users");
  const query = useCallQuery(usersCalls.statuses, {}, { meta: { quiet: true }, staleTime: Number.POSITIVE_INFINITY });
  const found = query.data && statusesIn(mask, query.data.data);
  return (
    <PreviewSection title={t("title")}>
      {found === undefined && <MissingAnswer query={query} skeleton={<Skeleton className="h-6" />} isPart />}
      {found?.length === 0 && <p className="text-ink-muted">{t("none")}</p>}
      {found !== undefined && found.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {found.map(({ value, name }) => (
            <li key={value}>
              <Badge>{text("options", "status", name)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </PreviewSection>
  );
}
