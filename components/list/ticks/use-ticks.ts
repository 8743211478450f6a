"use client";

import { useTranslations } from "next-intl";
import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { notifyError } from "@/components/feedback/notify";
import { useAccount } from "@/components/shell/session/account";
import {
  mostTicked,
  replaceTicks,
  rowsBetween,
  type TicksOfList,
  ticksOfFilters,
  withTicks,
} from "@/lib/list/ticks/ticked-rows";
import type { ListPageKey } from "@/lib/roles/pages";
import type { ListUrl } from "../url/use-list-url";
import { everyRow, tickSelector } from "./tick-box";
import { keepTicks, onTicks, ticksOfList } from "./tick-store";

/** What is ticked in a list, and what changes it. */
export interface Ticks {
  ids: ReadonlySet<number>;
  /** Those of the applied filters, and those that are kept for others. */
  all: TicksOfList;
  change(ids: readonly number[], isTicked: boolean): void;
  /** For the table: a box of it was pressed. */
  onBox(event: SyntheticEvent): void;
}

const none: ReadonlySet<number> = new Set<number>();
const nothing: TicksOfList = [];

/**
 * @param rows ids of the rows of the page, in their order
 * @param frame what the boxes stand in: those that were pressed before the page was alive count, too
 */
export function useTicks(
  page: ListPageKey,
  { state: { filters }, urlOf }: ListUrl,
  rows: readonly number[],
  frame: RefObject<HTMLElement | null>,
): Ticks {
  const t = useTranslations("list.ticks");
  const account = useAccount();
  const all = useSyncExternalStore(
    onTicks,
    () => ticksOfList(page),
    () => nothing,
  );
  /** From where a range begins. */
  const last = useRef<number>(undefined);

  function change(changed: readonly number[], isTicked: boolean): void {
    const now = ticksOfList(page);
    const before = ticksOfFilters(now, account, filters)?.ids ?? none;
    const { ids, isFull } = withTicks(before, changed, isTicked);
    if (isFull) notifyError(t("full", { most: mostTicked }));
    if (ids.size !== before.size) keepTicks(page, replaceTicks(now, { account, filters, ids, query: urlOf({}) }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page comes alive.
  useLayoutEffect(() => {
    const early = [...(frame.current?.querySelectorAll<HTMLInputElement>(`${tickSelector}:checked`) ?? [])];
    const marks = early.map(({ dataset }) => dataset.tick);
    if (marks.length > 0) change(marks.includes(everyRow) ? rows : marks.map(Number), true);
  }, []);

  return {
    ids: ticksOfFilters(all, account, filters)?.ids ?? none,
    all,
    change,
    onBox({ target, nativeEvent }) {
      if (!(target instanceof HTMLInputElement) || target.dataset.tick === undefined) return;
      const { checked, dataset } = target;
      if (dataset.tick === everyRow) return change(rows, checked);
      const id = Number(dataset.tick);
      const isRange = "shiftKey" in nativeEvent && nativeEvent.shiftKey === true;
      change(isRange ? rowsBetween(rows, last.current, id) : [id], checked);
      last.current = id;
    },
  };
}
