"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { Callout } from "@/components/feedback/callout";
import { NoticeBar } from "@/components/feedback/notice-bar";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import type { Notice } from "@/lib/errors/codes";
import type { DroppedNoticeProps } from "./dropped-notice";

const DroppedNotice = dynamic(orNotLoaded(async () => (await import("./dropped-notice")).DroppedNotice));

interface ListNoticesProps extends DroppedNoticeProps {
  notice: Notice | undefined;
  /** The rows on screen are those of before: reading them again failed. */
  isOutdated: boolean;
  onRetry(): void;
}

/** Quiet remarks over the rows: each says what is not as asked, and what to do about it. */
export function ListNotices({ notice, isOutdated, onRetry, ...dropped }: ListNoticesProps) {
  const t = useTranslations("list");
  return (
    <>
      <NoticeBar notice={notice} />
      {dropped.dropped.length > 0 && <DroppedNotice {...dropped} />}
      {isOutdated && <Callout text={t("outdated")} action={t("reload")} onAction={onRetry} />}
    </>
  );
}
