import { faultOfName, type NameFault, type SavedFilter } from "./saved-filters";

type Saved = readonly SavedFilter[];

/**
 * A page's saved filters with one of them under another name.
 * @returns what is wrong with the name; `gone` where the filter is no longer there, as another tab may have it.
 */
export function renameSaved(saved: Saved, from: string, to: string): SavedFilter[] | NameFault | "gone" {
  if (!saved.some(({ name }) => name === from)) return "gone";
  const others = saved.flatMap(({ name }) => (name === from ? [] : name));
  const fault = faultOfName(to, others);
  return fault ?? saved.map((each) => (each.name === from ? { ...each, name: to.trim() } : each));
}

/** A page's saved filters with one of them one place up or down; as they are where there is no such place. */
export function moveSaved(saved: Saved, name: string, by: -1 | 1): SavedFilter[] {
  const from = saved.findIndex((each) => each.name === name);
  const moved = saved[from];
  const to = from + by;
  if (moved === undefined || to < 0 || to >= saved.length) return [...saved];
  return saved.toSpliced(from, 1).toSpliced(to, 0, moved);
}
