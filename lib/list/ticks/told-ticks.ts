import type { AppliedFilters } from "../url/list-state";
import { areSameFilters, type TickedRows, type TicksOfList } from "./ticked-rows";

/**
 * What an account has ticked among other rows than those on the screen, and has not been told of.
 * @param shown the filters whose rows are on the screen; undefined where no rows are
 */
export function untoldTicks(
  all: TicksOfList,
  account: string,
  shown: AppliedFilters | undefined,
): TickedRows | undefined {
  const isShown = ({ filters }: TickedRows): boolean => shown !== undefined && areSameFilters(filters, shown);
  return all.find((each) => each.account === account && !each.isTold && !isShown(each));
}

/** They stay where they are, so that what is said of some makes no others longer ago. */
export function markTold(all: TicksOfList, told: TickedRows): TicksOfList {
  return all.map((each) => (each === told ? { ...each, isTold: true } : each));
}
