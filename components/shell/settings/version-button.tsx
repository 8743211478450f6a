"use client";

import Check from "lucide-react/icons/check";
import { useTimeZone, useTranslations } from "next-intl";
import { useState } from "react";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import type { Deployment } from "@/lib/session/deployment";

/** The version. A click shows what is deployed and copies it, ready for a message to support. */
export function VersionButton({ deployment }: { deployment: Deployment }) {
  const t = useTranslations("shell");
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const [isShown, setIsShown] = useState(false);
  const [isCopied, setIsCopied] = useState(false);

  const facts = [
    [t("deployment.version"), deployment.version],
    [t("deployment.revision"), deployment.revision],
    [t("deployment.startedAt"), formatMoment(deployment.startedAt, timeZone)],
    [t("deployment.platform"), t(`deployment.platforms.${deployment.platform}`)],
  ] as const;

  async function onClick() {
    setIsShown(true);
    await navigator.clipboard.writeText(facts.map((fact) => fact.join(": ")).join("\n"));
    setIsCopied(true);
  }

  return (
    <div className="px-4 py-2 text-ink-muted text-sm">
      <button
        type="button"
        onClick={() => void onClick().catch(() => undefined)}
        aria-expanded={isShown}
        title={t("deployment.hint")}
        className="flex w-full items-center justify-between rounded px-2 py-1 hover:bg-hover hover:text-ink"
      >
        <span>{t("version", { version: deployment.version })}</span>
        <span role="status" className="flex items-center gap-1">
          {isCopied && (
            <>
              <Check size={14} aria-hidden /> {t("deployment.copied")}
            </>
          )}
        </span>
      </button>
      {isShown && (
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 px-2 pb-1">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="truncate text-right text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
