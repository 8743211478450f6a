import type { GridStore } from "@/lib/grid/rows/grid-store";
import { type CellSetting, isSameSetting, type MappedCell, settingOf } from "../cells/mapped-cell";

/** A cell that this person and somebody else have changed. */
export interface SettingClash {
  readonly key: number;
  readonly alias: string;
  /** What both began with. */
  readonly base: CellSetting;
  readonly mine: CellSetting;
  readonly theirs: CellSetting;
}

/**
 * What the platform is known to have of each cell, which of them this person has changed and not sent, and where somebody
 * else has changed the same. Other cells simply become what others made of them.
 */
export class KnownCells {
  readonly #known = new Map<number, MappedCell>();
  readonly #changed = new Set<number>();
  readonly #clashes = new Map<number, SettingClash>();

  constructor(private readonly store: GridStore<MappedCell>) {
    for (const { key, content } of store.rows()) this.#known.set(key, content);
  }

  get(key: number): MappedCell | undefined {
    return this.#known.get(key);
  }

  /** Keys of cells that differ from what the platform has, as the grid has them. */
  get changed(): ReadonlySet<number> {
    return this.#changed;
  }

  get clashes(): readonly SettingClash[] {
    return [...this.#clashes.values()];
  }

  /** Puts a setting into the grid. Where somebody else has changed the cell, too, it is still to be chosen between both. */
  lay(key: number, to: CellSetting): void {
    this.store.patch(key, settingOf(to));
    const clash = this.#clashes.get(key);
    if (clash !== undefined) this.#clashes.set(key, { ...clash, mine: settingOf(to) });
    this.note(key);
  }

  /** Whether the cell is changed, after it or what the platform has became another. */
  note(key: number): void {
    const [known, shown] = [this.#known.get(key), this.store.content(key)];
    const isChanged = known !== undefined && shown !== undefined && !isSameSetting(known, shown);
    if (isChanged === this.#changed.has(key)) return;
    if (isChanged) this.#changed.add(key);
    else {
      this.#changed.delete(key);
      this.#clashes.delete(key);
    }
    this.store.tellEditing(key, isChanged);
  }

  /** The platform has this by now. */
  learn(key: number, setting: CellSetting): void {
    const known = this.#known.get(key);
    if (known !== undefined) this.#known.set(key, { ...known, ...settingOf(setting) });
    this.note(key);
  }

  /** All cells as they were just read. @param isPassedOver of cells that were sent meanwhile: what was read may be from before */
  takeIn(cells: readonly MappedCell[], isPassedOver: (key: number) => boolean): void {
    for (const cell of cells) {
      const key = this.store.keyOf(cell.place);
      if (key !== undefined && !isPassedOver(key)) this.takeInOne(key, cell);
    }
  }

  takeInOne(key: number, now: MappedCell): void {
    const [known, shown] = [this.#known.get(key), this.store.content(key)];
    if (known === undefined || shown === undefined) return;
    this.#known.set(key, now);
    if (known.orderId !== now.orderId || known.id !== now.id)
      this.store.show(key, { ...shown, orderId: now.orderId, id: now.id });
    if (isSameSetting(known, now)) return;
    if (!this.#changed.has(key)) {
      this.store.show(key, now);
      this.store.tellSend(key, { kind: "changed-elsewhere" });
    } else this.#meet(key, { base: settingOf(known), shown, now });
    this.note(key);
  }

  /** The platform has something else than what it said that it has: what this person saved is still wanted. */
  contradict(key: number, now: MappedCell): void {
    const shown = this.store.content(key);
    if (shown === undefined) return;
    this.#known.set(key, now);
    const mine = settingOf(shown);
    this.addClash({ key, alias: shown.alias, base: mine, mine, theirs: settingOf(now) });
    this.note(key);
  }

  #meet(key: number, { base, shown, now }: { base: CellSetting; shown: MappedCell; now: MappedCell }): void {
    const before = this.#clashes.get(key)?.base ?? base;
    if (isSameSetting(before, now)) this.#clashes.delete(key);
    else this.addClash({ key, alias: shown.alias, base: before, mine: settingOf(shown), theirs: settingOf(now) });
  }

  addClash(clash: SettingClash): void {
    if (!isSameSetting(clash.mine, clash.theirs)) this.#clashes.set(clash.key, clash);
  }

  /** What both this person and somebody else have changed it from. */
  clashOf(key: number): SettingClash | undefined {
    return this.#clashes.get(key);
  }

  /** It is chosen. */
  endClash(key: number): void {
    this.#clashes.delete(key);
  }
}
