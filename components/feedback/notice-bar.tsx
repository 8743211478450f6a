"use client";

import Info from "lucide-react/icons/info";
import { useTranslations } from "next-intl";
import type { Notice } from "@/lib/errors/codes";

/** A quiet warning over data that is not whole (reading 57), with the reference that finds its log line. */
export function NoticeBar({ notice }: { notice: Notice | undefined }) {
  const t = useTranslations("errors");
  if (!notice) return null;
  return (
    <div role="status" className="flex items-center gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning">
      <Info size={16} aria-hidden className="shrink-0" />
      <p>
        {t(`notice.${notice.code}`)} <span className="text-sm">{t("requestId", { requestId: notice.requestId })}</span>
      </p>
    </div>
  );
}
