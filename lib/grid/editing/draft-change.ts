import { fieldsChanged, fieldsOf, type GridChange } from "../rows/grid-change";
import type { FieldOf, GridRow } from "../rows/grid-row";
import type { GridStore } from "../rows/grid-store";

/** What stands in a cell and is no value, before a step and after it: undefined where the cell has its value. */
export interface DraftChange<Content> {
  readonly key: number;
  readonly field: FieldOf<Content>;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** @returns what was made, and what stands in cells of these rows by now that stood otherwise before */
export function withDrafts<Content, Made>(
  store: GridStore<Content>,
  keys: readonly number[],
  make: () => Made,
): readonly [Made, readonly DraftChange<Content>[]] {
  const before = keys.flatMap((key) => store.row(key) ?? []);
  const made = make();
  return [made, before.flatMap((row) => differences(row, store.row(row.key)))];
}

/** What was typed and is no value, where changes come over it, and what was entered with them. */
export function draftsWith<Content>(
  store: GridStore<Content>,
  changes: readonly GridChange<Content>[],
  entered: readonly DraftChange<Content>[],
): DraftChange<Content>[] {
  return [
    ...draftsCovered(store, changes).filter((each) => !entered.some((other) => isSameCell(each, other))),
    ...entered,
  ];
}

/** What stood in cells before the first of several steps, and stands there after the last one. */
export function joinDrafts<Content>(drafts: readonly DraftChange<Content>[]): DraftChange<Content>[] {
  return drafts.flatMap((each, index) => {
    if (drafts.slice(0, index).some((other) => isSameCell(each, other))) return [];
    return { ...each, to: drafts.findLast((other) => isSameCell(each, other))?.to };
  });
}

function isSameCell<Content>(one: DraftChange<Content>, other: DraftChange<Content>): boolean {
  return one.key === other.key && one.field === other.field;
}

/** What stands in cells that get a value over it. */
function draftsCovered<Content>(
  store: GridStore<Content>,
  changes: readonly GridChange<Content>[],
): DraftChange<Content>[] {
  return changes.flatMap((change) => {
    const row = store.row(change.key);
    if (change.kind !== "edit" || row === undefined) return [];
    return fieldsChanged(change.to, row.content).flatMap((field) => {
      const from = row.drafts[field];
      return from === undefined ? [] : { key: row.key, field, from, to: undefined };
    });
  });
}

/** What a row takes with it when it goes. */
export function draftsTaken<Content>(row: GridRow<Content>): DraftChange<Content>[] {
  return differences(row, undefined);
}

/** What comes into a new row with it. */
export function draftsBrought<Content>(
  key: number,
  { content, drafts }: Pick<GridRow<Content>, "content" | "drafts">,
): DraftChange<Content>[] {
  const whole: Partial<Content> = content;
  return fieldsOf(whole).flatMap((field) => {
    const to = drafts[field];
    return to === undefined ? [] : { key, field, from: undefined, to };
  });
}

function differences<Content>(before: GridRow<Content>, now: GridRow<Content> | undefined): DraftChange<Content>[] {
  if (before.drafts === now?.drafts) return [];
  const content: Partial<Content> = before.content;
  return fieldsOf(content).flatMap((field) => {
    const from = before.drafts[field];
    const to = now?.drafts[field];
    return from === to ? [] : { key: before.key, field, from, to };
  });
}

/** Puts into cells what stood in them before a step, or after it. */
export function layDrafts<Content>(
  store: GridStore<Content>,
  drafts: readonly DraftChange<Content>[],
  side: "from" | "to",
): void {
  for (const each of drafts) store.setDraft(each.key, each.field, each[side]);
}
