"use client";

import { useTranslations } from "next-intl";
import { Callout } from "@/components/feedback/callout";
import { droppedNames } from "@/lib/list/url/dropped-names";
import type { OwnParameter } from "@/lib/list/url/url-fields";
import { joinIsolated } from "@/lib/texts/isolated";
import type { FilteredList } from "../filters/use-filter-words";
import { useListText } from "../use-list-text";

export interface DroppedNoticeProps {
  list: FilteredList;
  dropped: readonly string[];
  onTidy(): void;
}

/** What of the address was not understood. Few addresses hold any of it, so its script is none of the list's. */
export function DroppedNotice({ list, dropped, onTidy }: DroppedNoticeProps) {
  const t = useTranslations("list");
  const text = useListText(list.page);
  const part = (name: OwnParameter): string => t(`parts.${name}`);
  const quoted = (name: string): string => t("quoted", { name });
  const names = joinIsolated(droppedNames(list, dropped, { text, part, quoted }), ", ");
  return <Callout text={t("dropped", { names })} action={t("tidy")} onAction={onTidy} />;
}
