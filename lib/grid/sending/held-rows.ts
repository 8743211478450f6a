import { type GridChange, partOf } from "../rows/grid-change";
import type { GridStore } from "../rows/grid-store";

/** What a row that somebody is working on is changed from, and to. */
interface HeldRow<Content> {
  readonly from: Partial<Content>;
  readonly to: Partial<Content>;
}

/** Changes of rows that are sent when they are left: of each row one, however many of its cells were changed. */
export class HeldRows<Content> {
  readonly #rows = new Map<number, HeldRow<Content>>();

  constructor(private readonly store: GridStore<Content>) {}

  get size(): number {
    return this.#rows.size;
  }

  has(key: number): boolean {
    return this.#rows.has(key);
  }

  /** Lays a change beside what else was changed of its row. */
  add({ key, from, to }: Extract<GridChange<Content>, { kind: "edit" }>): void {
    const before = this.#rows.get(key);
    this.#rows.set(key, { from: { ...partOf(from, to), ...before?.from }, to: { ...before?.to, ...to } });
    this.store.tellEditing(key, true);
  }

  /** One change of each row, over what its other fields are by now. */
  get changes(): GridChange<Content>[] {
    return [...this.#rows].flatMap(([key, { from, to }]): GridChange<Content>[] => {
      const content = this.store.content(key);
      return content === undefined ? [] : [{ kind: "edit", key, from: { ...content, ...from }, to }];
    });
  }

  /** @returns what was changed, and the rows that are as they were before all the same */
  take(): { changes: readonly GridChange<Content>[]; unchanged: readonly number[] } {
    const { changes } = this;
    for (const key of this.#rows.keys()) this.store.tellEditing(key, false);
    this.#rows.clear();
    const isChanged = (change: GridChange<Content>): boolean =>
      change.kind !== "edit" || this.store.rules.differing(change.from, { ...change.from, ...change.to }).length > 0;
    return {
      changes: changes.filter(isChanged),
      unchanged: changes.filter((change) => !isChanged(change)).map(({ key }) => key),
    };
  }
}
