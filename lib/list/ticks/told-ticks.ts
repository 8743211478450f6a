import type { AppliedFilters } from "../url/list-state";
import { areSameFilters, type TickedRows, type TicksOfList } from "./ticked-rows";

/** What an account has ticked under another filter, and has not been told of. */
export function untoldTicks(all: TicksOfList, account: string, filters: AppliedFilters): TickedRows | undefined {
  return all.find((each) => each.account === account && !each.isTold && !areSameFilters(each.filters, filters));
}

/** They stay where they are, so that what is said of some makes no others longer ago. */
export function markTold(all: TicksOfList, told: TickedRows): TicksOfList {
  return all.map((each) => (each === told ? { ...each, isTold: true } : each));
}
