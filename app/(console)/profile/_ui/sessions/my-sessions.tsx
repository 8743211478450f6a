"use client";

import { useQuery } from "@tanstack/react-query";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { Button } from "@/components/ui/button";
import { Card, CardHeading } from "@/components/ui/card";
import { IconButton } from "@/components/ui/icon-button";
import { Skeleton } from "@/components/ui/skeleton";
import { listSessions } from "@/lib/session/session-client";
import { EndOthers } from "./end-others";
import { SessionRow } from "./session-row";
import { sessionsKey, useEndSession } from "./use-end-session";

/** Where the person is signed in, and the way to end what they do not know or use. */
export function MySessions() {
  const t = useTranslations("profile.sessions");
  // On return to the page, shows the current sessions.
  const query = useQuery({ queryKey: sessionsKey, queryFn: listSessions, staleTime: 0 });
  const refresh = useRef<HTMLButtonElement>(null);
  // What had the focus goes with its session.
  const end = useEndSession(() => refresh.current?.focus());
  const [isAsking, setIsAsking] = useState(false);
  const others = query.data?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  return (
    <Card aria-labelledby="my-sessions" className="lg:col-span-2">
      <CardHeading id="my-sessions" title={t("title")} className="flex-wrap py-2">
        <div className="flex items-center gap-2">
          {others > 0 && (
            <Button size="small" onClick={() => setIsAsking(true)}>
              {t("endOthers")}
            </Button>
          )}
          <IconButton
            ref={refresh}
            label={t("refresh")}
            size="small"
            aria-disabled={query.isFetching}
            onClick={() => void query.refetch()}
          >
            <RefreshCw size={16} aria-hidden />
          </IconButton>
        </div>
      </CardHeading>
      {query.data ? (
        <>
          <ul aria-labelledby="my-sessions" className="divide-y divide-line">
            {query.data.map((session) => (
              <SessionRow
                key={session.ref}
                session={session}
                readAt={query.dataUpdatedAt}
                isEnding={end.isPending && end.variables === session.ref}
                onEnd={() => end.mutate(session.ref)}
              />
            ))}
          </ul>
          {others === 0 && <p className="border-line border-t px-4 py-3 text-ink-muted">{t("onlyThis")}</p>}
        </>
      ) : (
        <MissingAnswer query={query} skeleton={<SessionsSkeleton />} />
      )}
      {isAsking && (
        <EndOthers
          count={others}
          onClose={() => setIsAsking(false)}
          onClosed={() => document.activeElement === document.body && refresh.current?.focus()}
        />
      )}
    </Card>
  );
}

function SessionsSkeleton() {
  const t = useTranslations("common");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-3 p-4">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
