import type { GridChange } from "../rows/grid-change";
import type { GridStore } from "../rows/grid-store";
import type { Outcome } from "./row-sender";

/** @returns what did not reach the platform after some changes were made; of one row, what was meant of it in all */
export function failedAfter<Content>(
  before: readonly GridChange<Content>[],
  { done, failed }: Pick<Outcome<Content>, "done" | "failed">,
): GridChange<Content>[] {
  const left = new Map(before.map((change) => [change.key, change]));
  for (const { key } of done) left.delete(key);
  for (const { change } of failed) left.set(change.key, withEarlier(left.get(change.key), change));
  return [...left.values()];
}

function withEarlier<Content>(
  earlier: GridChange<Content> | undefined,
  change: GridChange<Content>,
): GridChange<Content> {
  if (earlier?.kind !== "edit" || change.kind !== "edit") return change;
  return { ...change, to: { ...earlier.to, ...change.to } };
}

/** The same once more, over what its row is by now: one that is gone is added, one that was kept unsent goes as it is. */
export function againOver<Content>(change: GridChange<Content>, store: GridStore<Content>): GridChange<Content> {
  const { key } = change;
  const row = store.row(key);
  if (row?.send.kind === "unsent") return { kind: "edit", key, from: row.content, to: {} };
  const now = row?.content;
  if (now === undefined) {
    const content = change.kind === "edit" ? { ...change.from, ...change.to } : change.content;
    return { kind: "add", key, at: store.keys.length, content };
  }
  if (change.kind === "edit") return { ...change, from: now };
  if (change.kind === "add") return { kind: "edit", key, from: now, to: change.content };
  return { kind: "remove", key, at: store.keys.indexOf(key), content: now };
}
