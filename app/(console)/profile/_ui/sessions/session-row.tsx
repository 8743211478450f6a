"use client";

import Monitor from "lucide-react/icons/monitor";
import Smartphone from "lucide-react/icons/smartphone";
import { useFormatter, useTimeZone, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import type { MySession } from "@/lib/session/session-client";

interface SessionRowProps {
  session: MySession;
  /** When the list was read, in milliseconds since the epoch. */
  readAt: number;
  isEnding: boolean;
  onEnd(): void;
}

export function SessionRow({ session, readAt, isEnding, onEnd }: SessionRowProps) {
  const t = useTranslations("profile.sessions");
  const format = useFormatter();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const moment = (at: number) => formatMoment(new Date(at).toISOString(), timeZone);
  const device = useDeviceName()(session);
  const Icon = ["iOS", "Android"].includes(session.system ?? "") ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Icon size={20} strokeWidth={1.6} aria-hidden className="text-ink-muted" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{device}</p>
        <p className="text-ink-muted text-sm">
          {session.isCurrent
            ? t("seenNow")
            : t("seen", { ago: format.relativeTime(session.lastSeenAt, readAt), moment: moment(session.lastSeenAt) })}
        </p>
        <p className="text-ink-muted text-sm">{t("created", { moment: moment(session.createdAt) })}</p>
      </div>
      {session.isCurrent ? (
        <Badge tone="success">{t("current")}</Badge>
      ) : (
        <Button
          size="small"
          data-ends-session
          aria-label={t("endNamed", { device, moment: moment(session.createdAt) })}
          onClick={onEnd}
          disabled={isEnding}
        >
          {t("end")}
        </Button>
      )}
    </li>
  );
}

/** What a session's device is called, e.g. `Firefox on Windows`. */
function useDeviceName(): (session: Pick<MySession, "browser" | "system">) => string {
  const t = useTranslations("profile.sessions");
  return ({ browser, system }) => {
    const named = browser ?? t("unknownBrowser");
    return system === null ? named : t("device", { browser: named, system });
  };
}
