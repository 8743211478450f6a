import { type CellSetting, isHeldByOrder, isSameSetting, type MappedCell, settingOf } from "../cells/mapped-cell";

/** One machine of a draft, as it is now and as it was when the draft was made. */
export interface LiveSide {
  readonly storage: { readonly id: number; readonly name: string };
  readonly live: readonly MappedCell[];
  /** Undefined where the platform does not tell: then each difference is to be looked at. */
  readonly made: readonly MappedCell[] | undefined;
}

/**
 * A cell in which live mapping is another one than when the draft was made, and than the draft would make it. Machines in
 * which it is the same are one change: it is looked at once.
 */
export interface StaleCell {
  readonly place: string;
  readonly alias: string;
  readonly draft: CellSetting;
  readonly live: CellSetting;
  readonly made: CellSetting | undefined;
  readonly machines: readonly LiveSide["storage"][];
}

/** Cells of which the draft's setting was chosen over the live one, as both were then. */
export type ChosenDrafts = ReadonlySet<string>;

/** Names a choice: once the draft's or the live cell is another one, it is none any more. */
export function choiceOf({ place, draft, live }: Pick<StaleCell, "place" | "draft" | "live">): string {
  return [place, textOf(draft), textOf(live)].join(" ");
}

function textOf({ product, renewProduct, fillOnDemand }: CellSetting): string {
  return `${product?.id ?? "-"}/${Number(renewProduct)}/${Number(fillOnDemand)}`;
}

/**
 * What is to be looked at before the draft is approved, by cell. A cell in which an order waits is none: applying leaves it
 * as it is. What was chosen to be live's is the draft's by then, so it does not differ any more.
 * @param wanted the draft's cells
 */
export function staleCells(wanted: readonly MappedCell[], machines: readonly LiveSide[]): StaleCell[] {
  const found = new Map<string, StaleCell>();
  for (const machine of machines)
    for (const cell of staleCellsOf(wanted, machine)) {
      const name = `${choiceOf(cell)} ${cell.made ? textOf(cell.made) : ""}`;
      const same = found.get(name);
      found.set(name, same === undefined ? cell : { ...same, machines: [...same.machines, ...cell.machines] });
    }
  const order = new Map(wanted.map(({ place }, index) => [place, index]));
  const at = ({ place }: StaleCell): number => order.get(place) ?? 0;
  return [...found.values()].sort((one, other) => at(one) - at(other));
}

function staleCellsOf(wanted: readonly MappedCell[], { storage, live, made }: LiveSide): StaleCell[] {
  const liveAt = new Map(live.map((cell) => [cell.place, cell]));
  const madeAt = new Map(made?.map((cell) => [cell.place, cell]));
  return wanted.flatMap((cell) => {
    const { place, alias } = cell;
    const now = liveAt.get(place);
    if (now === undefined || isHeldByOrder(now) || isSameSetting(cell, now)) return [];
    const then = madeAt.get(place);
    if (then !== undefined && isSameSetting(then, now)) return [];
    const sides = { draft: settingOf(cell), live: settingOf(now), made: then && settingOf(then) };
    return [{ place, alias, ...sides, machines: [storage] }];
  });
}

export function isChosen(cell: StaleCell, chosen: ChosenDrafts): boolean {
  return chosen.has(choiceOf(cell));
}

/** Whether a mapping is what it was, its orders too. */
export function isSameMapping(one: readonly MappedCell[], other: readonly MappedCell[]): boolean {
  const at = new Map(other.map((cell) => [cell.place, cell]));
  return (
    one.length === other.length &&
    one.every((cell) => {
      const same = at.get(cell.place);
      return same !== undefined && isSameSetting(cell, same) && cell.orderId === same.orderId;
    })
  );
}
