"use client";

import { useTranslations } from "next-intl";
import { NoticeBar } from "@/components/feedback/notice-bar";
import { Remark } from "@/components/feedback/remark";
import type { Notice } from "@/lib/errors/codes";

interface ListNoticesProps {
  dropped: readonly string[];
  onTidy(): void;
  notice: Notice | undefined;
  /** The rows on screen are those of before: reading them again failed. */
  isOutdated: boolean;
  onRetry(): void;
}

/** Quiet remarks over the rows: each says what is not as asked, and what to do about it. */
export function ListNotices({ dropped, onTidy, notice, isOutdated, onRetry }: ListNoticesProps) {
  const t = useTranslations("list");
  return (
    <>
      <NoticeBar notice={notice} />
      {dropped.length > 0 && (
        <Remark text={t("dropped", { names: dropped.join(", ") })} action={t("tidy")} onAction={onTidy} />
      )}
      {isOutdated && <Remark text={t("outdated")} action={t("reload")} onAction={onRetry} />}
    </>
  );
}
