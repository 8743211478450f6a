import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { notifySuccess } from "@/components/feedback/notify";
import { leaveWork } from "@/components/form/unsaved/unsaved-work";
import { useAccount } from "@/components/shell/session/account";
import { useToday } from "@/components/shell/use-today";
import type { TickedRows, TicksOfList } from "@/lib/list/ticks/ticked-rows";
import { markTold, untoldTicks } from "@/lib/list/ticks/told-ticks";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import { parseListUrl, type UrlSubject } from "@/lib/list/url/list-url";
import { type ListPageKey, pathOfPage } from "@/lib/roles/pages";
import { afresh, type ListUrl } from "../url/use-list-url";
import { keepTicks, onTicks, ticksOfList } from "./tick-store";

const nothing: TicksOfList = [];

/**
 * What is ticked among rows that are not on the screen any more. That it is kept is told once, with a way there.
 * @param shown the filters whose rows are; undefined where something else stands in the place of rows
 */
export function useTellOfTicks(
  list: UrlSubject & { page: ListPageKey },
  url: ListUrl,
  shown: AppliedFilters | undefined,
): void {
  const { page } = list;
  const t = useTranslations("list.ticks");
  const all = useSyncExternalStore(
    onTicks,
    () => ticksOfList(page),
    () => nothing,
  );
  const others = untoldTicks(all, useAccount(), shown);
  const today = useToday();
  const router = useRouter();
  const tell = useEffectEvent(({ ids, filters, query }: TickedRows) => {
    const before = { ...parseListUrl(list, new URLSearchParams(query), today).state, filters, queue: undefined };
    const path = pathOfPage(page);
    const address = `${path}${url.urlOf({ ...before, ...afresh })}`;
    // What is told may still be there on another page.
    const goBack = (): void => {
      if (window.location.pathname === path) url.restore(before);
      else leaveWork(() => router.push(address));
    };
    notifySuccess(t("kept", { count: ids.size }), { label: t("back"), run: goBack });
  });
  useEffect(() => {
    if (others === undefined) return;
    keepTicks(page, markTold(ticksOfList(page), others));
    tell(others);
  }, [page, others]);
}
