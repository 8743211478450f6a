"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { notifySuccess } from "@/components/feedback/notify";
import { Card, CardHeading } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { endOtherSession, listSessions } from "@/lib/session/session-client";
import { SessionRow } from "./session-row";

const sessionsKey = ["my-sessions"];

/** Where the person is signed in, and the way to end what they do not know or use. */
export function MySessions() {
  const t = useTranslations("profile.sessions");
  const cache = useQueryClient();
  const query = useQuery({ queryKey: sessionsKey, queryFn: listSessions });
  const end = useMutation({
    mutationFn: endOtherSession,
    async onSuccess() {
      notifySuccess(t("ended"));
      await cache.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  return (
    <Card aria-labelledby="my-sessions" className="lg:col-span-2">
      <CardHeading id="my-sessions" title={t("title")} />
      {query.data && (
        <ul className="divide-y divide-line">
          {query.data.map((session) => (
            <SessionRow
              key={session.ref}
              session={session}
              isEnding={end.isPending && end.variables === session.ref}
              onEnd={() => end.mutate(session.ref)}
            />
          ))}
        </ul>
      )}
      {!query.data && <MissingAnswer query={query} skeleton={<SessionsSkeleton />} />}
    </Card>
  );
}

function SessionsSkeleton() {
  return (
    <div className="grid gap-3 p-4">
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </div>
  );
}
