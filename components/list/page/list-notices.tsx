"use client";

import { useTranslations } from "next-intl";
import { Callout } from "@/components/feedback/callout";
import { NoticeBar } from "@/components/feedback/notice-bar";
import type { Notice } from "@/lib/errors/codes";
import { droppedNames } from "@/lib/list/url/dropped-names";
import type { OwnParameter } from "@/lib/list/url/url-fields";
import type { FilteredList } from "../filters/use-filter-words";
import { useListText } from "../use-list-text";

interface ListNoticesProps {
  list: FilteredList;
  dropped: readonly string[];
  onTidy(): void;
  notice: Notice | undefined;
  /** The rows on screen are those of before: reading them again failed. */
  isOutdated: boolean;
  onRetry(): void;
}

/** Quiet remarks over the rows: each says what is not as asked, and what to do about it. */
export function ListNotices({ list, dropped, onTidy, notice, isOutdated, onRetry }: ListNoticesProps) {
  const t = useTranslations("list");
  const text = useListText(list.page);
  const part = (name: OwnParameter): string => t(`parts.${name}`);
  const quoted = (name: string): string => t("quoted", { name });
  const names = droppedNames(list, dropped, { text, part, quoted }).join(", ");
  return (
    <>
      <NoticeBar notice={notice} />
      {dropped.length > 0 && <Callout text={t("dropped", { names })} action={t("tidy")} onAction={onTidy} />}
      {isOutdated && <Callout text={t("outdated")} action={t("reload")} onAction={onRetry} />}
    </>
  );
}
