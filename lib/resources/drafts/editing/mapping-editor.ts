import {
  emptyHistory,
  type History,
  putRedone,
  putUndone,
  remember,
  takeLast,
  takeNext,
} from "@/lib/grid/editing/history";
import { GridStore } from "@/lib/grid/rows/grid-store";
import { type CellSetting, isHeldByOrder, isSameSetting, type MappedCell, settingOf } from "../cells/mapped-cell";
import { CellSender, type MappingSide, type SendResult } from "./cell-sender";
import { KnownCells, type SettingClash } from "./known-cells";
import { mappingRules } from "./mapping-rules";
import { type MadeSetting, madeSetting, type SettingChange } from "./setting-change";
import type { UnsentCell } from "./unsent-cell";

/** How many steps can be taken back. */
export const mostSteps = 200;

/** What a person did at once. */
type EditStep = readonly MadeSetting[];

/** What became of an undo or redo. */
export interface Stepped {
  /** Cells that show the step's other side now. */
  readonly keys: readonly number[];
  /** Of those, what the platform has had as it was until now, where the step was sent: it is to be sent. */
  readonly toSend: readonly number[];
  /** Cells that somebody else has changed since: they were left as they are. */
  readonly left: readonly number[];
}

/** What of kept cells is not as it was left. */
export interface NotResumed {
  /** Places that are no more. */
  readonly lost: readonly string[];
  /** Aliases of live locker cells in which an order waits by now. */
  readonly locked: readonly string[];
}

export interface MappingState {
  /** Cells that differ from what the platform has. */
  readonly changed: number;
  /** Cells that wait for their answer. */
  readonly sending: number;
  /** It is read what others have changed, before anything is sent. */
  readonly isLooking: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What waits for the person's choice between their change and somebody else's. */
  readonly clashes: readonly SettingClash[];
  /** Why cells were not saved, by their keys. */
  readonly failed: ReadonlyMap<number, string | undefined>;
}

/**
 * The cells of one mapping while somebody changes them (MAPP-017): nothing is sent until it is asked for, each step can be
 * taken back, and what others change meanwhile is taken in, cell by cell. `store` holds what is wanted.
 */
export class MappingEditor {
  readonly store: GridStore<MappedCell>;
  readonly #known: KnownCells;
  readonly #sender: CellSender;
  #history: History<EditStep> = emptyHistory();
  /** Cells that were sent since a step changed them: what they are taken back to, or made again, is sent at once. */
  readonly #sentOf = new WeakMap<EditStep, Set<number>>();
  readonly #listeners = new Set<() => void>();
  #state: MappingState | undefined;

  constructor(
    cells: readonly MappedCell[],
    readonly side: MappingSide,
  ) {
    this.store = new GridStore(mappingRules, cells);
    this.#known = new KnownCells(this.store);
    this.#sender = new CellSender(this.store, this.#known, side, {
      tell: () => this.#tell(),
      onSent: (key) => this.#noteSent(key),
    });
  }

  get state(): MappingState {
    this.#state ??= this.#stateNow();
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** In live mapping a locker cell in which an order waits is not changed. */
  isLocked(key: number): boolean {
    const cell = this.store.content(key);
    return this.side.domain === "live-mapping" && cell !== undefined && isHeldByOrder(cell);
  }

  /** Keys of the cells that differ from what the platform has, as the grid has them. */
  get changedKeys(): readonly number[] {
    return this.store.keys.filter((key) => this.#known.changed.has(key));
  }

  knownOf(key: number): MappedCell | undefined {
    return this.#known.get(key);
  }

  /** One step. @returns keys of cells that are locked, and were left as they are */
  change(changes: readonly SettingChange[]): readonly number[] {
    const locked = new Set(changes.flatMap(({ key }) => (this.isLocked(key) ? key : [])));
    const step = changes.flatMap((change): MadeSetting[] => {
      const cell = this.store.content(change.key);
      return cell === undefined || locked.has(change.key) || isSameSetting(cell, change.to)
        ? []
        : [madeSetting(cell, change)];
    });
    if (step.length > 0) {
      this.#lay(step.map(({ key, to }) => ({ key, to })));
      this.#history = remember(this.#history, step, mostSteps);
      this.#tell();
    }
    return [...locked];
  }

  /** Takes back the last step. @returns undefined where there is none */
  undo(): Stepped | undefined {
    const taken = takeLast(this.#history);
    if (taken === undefined) return undefined;
    const [step, rest] = taken;
    const back = step.map(({ key, from, to }) => ({ key, from: to, to: from })).reverse();
    const stepped = this.#step(back, this.#sentOf.get(step));
    this.#history = putUndone(rest, step);
    this.#tell();
    return stepped;
  }

  redo(): Stepped | undefined {
    const taken = takeNext(this.#history);
    if (taken === undefined) return undefined;
    const [step, rest] = taken;
    const stepped = this.#step(step, this.#sentOf.get(step));
    this.#history = putRedone(rest, step, mostSteps);
    this.#tell();
    return stepped;
  }

  /** Sends cells, all that are changed where none are named, four at a time. */
  save(keys?: readonly number[], signal?: AbortSignal): Promise<SendResult> {
    return this.#sender.send(keys, signal);
  }

  /** Takes in what others have changed. Rejects where it cannot be read. */
  refresh(): Promise<void> {
    return this.#sender.refresh();
  }

  /** Leaves cells as somebody else made them. */
  keepTheirs(keys: readonly number[]): void {
    for (const key of keys) {
      const theirs = this.#known.get(key);
      if (theirs !== undefined) this.#known.lay(key, settingOf(theirs));
    }
    this.#tell();
  }

  /** What this person wants stays, over what somebody else has made; it is to be sent. */
  keepMine(keys: readonly number[]): void {
    for (const key of keys) this.#known.endClash(key);
    this.#tell();
  }

  /** What is not sent, to be kept beyond this page. */
  unsent(): UnsentCell[] {
    return this.changedKeys.flatMap((key) => {
      const [known, cell] = [this.#known.get(key), this.store.content(key)];
      if (known === undefined || cell === undefined) return [];
      const base = this.#known.clashOf(key)?.base ?? settingOf(known);
      return [{ place: cell.place, ...settingOf(cell), base }];
    });
  }

  /** Takes up what was not sent: a cell that somebody else has changed since is asked about. @returns what could not be taken up */
  resume(cells: readonly UnsentCell[]): NotResumed {
    const lost = cells.filter(({ place }) => this.store.keyOf(place) === undefined).map(({ place }) => place);
    const found = cells.flatMap((cell) => {
      const key = this.store.keyOf(cell.place);
      return key === undefined ? [] : [{ key, cell }];
    });
    const locked = this.change(found.map(({ key, cell }) => ({ key, to: settingOf(cell) })));
    for (const { key, cell } of found) {
      const known = this.#known.get(key);
      if (known === undefined || isSameSetting(known, cell.base) || !this.#known.changed.has(key)) continue;
      const { alias } = known;
      this.#known.addClash({ key, alias, base: cell.base, mine: settingOf(cell), theirs: settingOf(known) });
    }
    this.#tell();
    return { lost, locked: locked.flatMap((key) => this.store.content(key)?.alias ?? []) };
  }

  #step(changes: readonly MadeSetting[], sent: ReadonlySet<number> = new Set()): Stepped {
    const isAsLeft = ({ key, from }: MadeSetting): boolean => {
      const cell = this.store.content(key);
      return cell !== undefined && isSameSetting(cell, from) && !this.isLocked(key);
    };
    const asLeft = changes.filter(isAsLeft);
    // What both have changed becomes what somebody else has made of it: that was there all along.
    const theirs = asLeft.filter(({ key }) => this.#known.clashOf(key) !== undefined);
    const taken = asLeft.filter((change) => !theirs.includes(change));
    const asOnPlatform = new Set(taken.flatMap(({ key }) => (this.#known.changed.has(key) ? [] : key)));
    this.#lay(taken);
    this.keepTheirs(theirs.map(({ key }) => key));
    const isToSend = (key: number): boolean =>
      sent.has(key) && (this.#sender.isUnderWay(key) || (asOnPlatform.has(key) && this.#known.changed.has(key)));
    return {
      keys: taken.map(({ key }) => key),
      toSend: taken.flatMap(({ key }) => (isToSend(key) ? key : [])),
      left: changes.filter((change) => !taken.includes(change)).map(({ key }) => key),
    };
  }

  #lay(changes: readonly { key: number; to: CellSetting }[]): void {
    for (const { key, to } of changes) {
      this.#sender.forget(key);
      this.#known.lay(key, to);
    }
  }

  /** In steps that it is of it is taken back by a call from now on. */
  #noteSent(key: number): void {
    for (const step of this.#history.past) {
      if (!step.some((change) => change.key === key)) continue;
      const sent = this.#sentOf.get(step) ?? new Set();
      this.#sentOf.set(step, sent.add(key));
    }
  }

  #tell(): void {
    this.#sender.forgetSettled();
    this.#state = this.#stateNow();
    for (const listener of [...this.#listeners]) listener();
  }

  #stateNow(): MappingState {
    const before = this.#state?.failed;
    const { failed } = this.#sender;
    return {
      changed: this.#known.changed.size,
      sending: this.#sender.sending,
      isLooking: this.#sender.isLooking,
      canUndo: this.#history.past.length > 0,
      canRedo: this.#history.future.length > 0,
      clashes: this.#known.clashes,
      failed: before !== undefined && isSameMap(before, failed) ? before : new Map(failed),
    };
  }
}

function isSameMap(one: ReadonlyMap<number, unknown>, other: ReadonlyMap<number, unknown>): boolean {
  return one.size === other.size && [...one].every(([key, value]) => other.has(key) && other.get(key) === value);
}
