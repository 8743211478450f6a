import { emptySetting, type MappedCell, settingOf } from "../cells/mapped-cell";
import type { CellProduct } from "../drafts.calls";
import { type KeyedCell, type SettingChange, settingChange } from "./setting-change";

/** What people do with cells, as changes of their settings: nothing is done by it. */

export function setProduct(cells: readonly KeyedCell[], product: CellProduct): SettingChange[] {
  return cells.flatMap((each) => settingChange(each, { ...settingOf(each.cell), product }) ?? []);
}

/** What lies in them is taken out. How a locker is filled is another matter: that stays. */
export function clearCells(cells: readonly KeyedCell[]): SettingChange[] {
  return cells.flatMap((each) => settingChange(each, { ...settingOf(each.cell), product: undefined }) ?? []);
}

/** The flag of each kind: shelves renew, lockers are filled on demand. An empty shelf cell renews nothing. */
export function setFlag(cells: readonly KeyedCell[], isOn: boolean): SettingChange[] {
  return cells.flatMap((each) => {
    const setting = settingOf(each.cell);
    const flag = each.cell.kind === "shelf" ? { renewProduct: isOn } : { fillOnDemand: isOn };
    return settingChange(each, { ...setting, ...flag }) ?? [];
  });
}

/** Each shelf's first cell goes into the others of it. @param shelves cells by shelf, from left to right */
export function fillRight(shelves: readonly (readonly KeyedCell[])[]): SettingChange[] {
  return shelves.flatMap(([first, ...others]) =>
    first === undefined ? [] : others.flatMap((each) => settingChange(each, settingOf(first.cell)) ?? []),
  );
}

/** Two cells change places, or two groups of as many. */
export function swapCells(ones: readonly KeyedCell[], others: readonly KeyedCell[]): SettingChange[] {
  return ones.flatMap((one, index) => {
    const other = others[index];
    if (other === undefined) return [];
    return [settingChange(one, settingOf(other.cell)) ?? [], settingChange(other, settingOf(one.cell)) ?? []].flat();
  });
}

/**
 * Where cells can go without one of them being lost: one that has no place stays, and so does what would come into its place.
 * @param to as they would stand; undefined where there is none
 */
export function placesToMove(
  from: readonly KeyedCell[],
  to: readonly (KeyedCell | undefined)[],
): readonly (KeyedCell | undefined)[] {
  const staying = new Set(from.flatMap(({ key }, index) => (to[index] === undefined ? key : [])));
  const places = to.map((target) => (target !== undefined && staying.has(target.key) ? undefined : target));
  return places.every((target, index) => target === to[index]) ? places : placesToMove(from, places);
}

/** What lies in some cells goes into others, in their order, and leaves the first ones empty. */
export function moveCells(from: readonly KeyedCell[], to: readonly (KeyedCell | undefined)[]): SettingChange[] {
  const held = new Map<number, { each: KeyedCell; setting: MappedCell | typeof emptySetting }>();
  for (const each of from) held.set(each.key, { each, setting: emptySetting });
  for (const [index, target] of to.entries()) {
    const source = from[index];
    if (target !== undefined && source !== undefined) held.set(target.key, { each: target, setting: source.cell });
    // What has no place to go to stays where it is.
    else if (source !== undefined) held.set(source.key, { each: source, setting: source.cell });
  }
  return [...held.values()].flatMap(({ each, setting }) => settingChange(each, settingOf(setting)) ?? []);
}
