import type { TickedRows, TicksOfList } from "./ticked-rows";

/** They stay where they are, so that what is said of some makes no others longer ago. */
export function markTold(all: TicksOfList, told: TickedRows): TicksOfList {
  return all.map((each) => (each === told ? { ...each, isTold: true } : each));
}
