import type { GridEditor } from "../editing/grid-editor";
import type { GridChange } from "../rows/grid-change";
import { type Drafts, hasDrafts } from "../rows/grid-row";
import { changeOver } from "./row-clash";

/**
 * What an existing record's grid holds and the platform does not have, by the platform's ids: the grid's own keys end
 * with it.
 */
export interface UnsentWork<Content> {
  /** What failed, was on its way or waited for a choice. */
  readonly changes: readonly { readonly id: number | null; readonly change: GridChange<Content> }[];
  /** What was typed into rows and is no value. */
  readonly drafts: readonly { readonly id: number; readonly drafts: Drafts<Content> }[];
  /** Rows that the platform does not have, with what was typed into them. */
  readonly added: readonly { readonly content: Content; readonly drafts: Drafts<Content> }[];
}

/** @param failed what did not reach the platform, as far as it is known @returns undefined where there is nothing */
export function unsentWorkOf<Content>(
  editor: GridEditor<Content>,
  failed: readonly GridChange<Content>[],
): UnsentWork<Content> | undefined {
  const { store, waiting, state } = editor;
  const clashing = state.clashes.flatMap((clash) => changeOver(clash, store) ?? []);
  const rows = store.rows();
  // Such a row is told by its change.
  const isChanged = new Set([...failed, ...waiting].map(({ key }) => key));
  const work: UnsentWork<Content> = {
    changes: [...failed, ...clashing, ...waiting].map((change) => ({ id: editor.idOf(change.key) ?? null, change })),
    drafts: rows.flatMap((row) => {
      const id = editor.idOf(row.key);
      return id === undefined || !hasDrafts(row) ? [] : [{ id, drafts: row.drafts }];
    }),
    added: rows.flatMap(({ key, content, drafts, send }) =>
      editor.isOnPlatform(key) || isChanged.has(key) || send.kind === "foreign" ? [] : [{ content, drafts }],
    ),
  };
  return work.changes.length + work.drafts.length + work.added.length === 0 ? undefined : work;
}

/**
 * Lays it over what the platform has by now. Rows that were never there are in the grid again; nothing is sent.
 * @returns what did not reach the platform, by the grid's keys of now: what is gone meanwhile would be added
 */
export function resumeUnsent<Content>(
  editor: GridEditor<Content>,
  { changes, drafts, added }: UnsentWork<Content>,
): GridChange<Content>[] {
  const { store } = editor;
  const keys = new Map(store.keys.flatMap((key) => (editor.isOnPlatform(key) ? [[editor.idOf(key), key]] : [])));
  for (const each of drafts) {
    const key = keys.get(each.id);
    if (key !== undefined) store.layDrafts(key, each.drafts);
  }
  for (const { content, drafts: typed } of added) {
    const key = store.newKey();
    store.insert(key, store.keys.length, content);
    store.layDrafts(key, typed);
  }
  return changes.flatMap(({ id, change }): GridChange<Content>[] => {
    const key = id === null ? undefined : keys.get(id);
    // It was removed meanwhile, which is what was wanted.
    if (key === undefined && change.kind === "remove") return [];
    const resumed = { ...change, key: key ?? store.newKey() };
    if (resumed.kind === "add" && store.rules.keepsUnsent && store.row(resumed.key) === undefined) {
      store.insert(resumed.key, store.keys.length, resumed.content);
      store.tellSend(resumed.key, { kind: "kept", reason: undefined });
    }
    return [resumed];
  });
}
