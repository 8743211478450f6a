import { type DraftChange, draftsBrought } from "@/lib/grid/editing/draft-change";
import type { GridChange } from "@/lib/grid/rows/grid-change";
import type { GridStore } from "@/lib/grid/rows/grid-store";
import type { ReceivedLine } from "./received-lines";
import type { WorkLine } from "./work-line";

/** Puts lines behind a note's others in one step, what is no value in its cell. @returns their keys */
export function addLines(
  store: GridStore<WorkLine>,
  lines: readonly Pick<ReceivedLine, "content" | "drafts">[],
  make: (changes: readonly GridChange<WorkLine>[], drafts: readonly DraftChange<WorkLine>[]) => void,
): readonly number[] {
  const first = store.keys.length;
  const keyed = lines.map((line) => ({ key: store.newKey(), ...line }));
  make(
    keyed.map(({ key, content }, index) => ({ kind: "add", key, at: first + index, content })),
    keyed.flatMap(({ key, ...line }) => draftsBrought(key, line)),
  );
  return keyed.map(({ key }) => key);
}
