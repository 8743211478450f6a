"use client";

import Monitor from "lucide-react/icons/monitor";
import { useTimeZone, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import type { MySession } from "@/lib/session/session-client";

interface SessionRowProps {
  session: MySession;
  isEnding: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useTranslations("profile.sessions");
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const moment = (at: number) => formatMoment(new Date(at).toISOString(), timeZone);
  return (
    <li className="flex flex-wrap items-center gap-4 px-4 py-3">
      <Monitor size={20} strokeWidth={1.6} aria-hidden className="text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{session.device}</p>
        <p className="text-ink-muted text-sm">
          {t("seen", { lastSeen: moment(session.lastSeenAt), created: moment(session.createdAt) })}
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="success">{t("current")}</Badge>
      ) : (
        <Button size="small" onClick={onEnd} disabled={isEnding}>
          {t("end")}
        </Button>
      )}
    </li>
  );
}
