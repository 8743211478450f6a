/** Places that take what is typed themselves. */
const typedIn = "input, select, textarea, [contenteditable], [role=dialog], [role=alertdialog]";

/** Between two keys of one scan, in ms, and the characters of the shortest: as `lib/scan/wedge` has it, which reads them. */
const longestGap = 50;
const fewest = 6;

/** Keys that came as quickly as a scanner's. */
let quick: readonly KeyboardEvent[] = [];

/**
 * Holds back the Enter or Tab that ends what a scanner may have typed where no field and no page takes it (decision 0035):
 * it presses nothing. Letters alone may be commands of a list.
 * @returns its keys
 */
export function strayScan(event: KeyboardEvent): readonly KeyboardEvent[] | undefined {
  const { key, timeStamp, target, repeat } = event;
  if (key === "Shift" || key === "Control") return undefined;
  const last = quick.at(-1)?.timeStamp ?? Number.NEGATIVE_INFINITY;
  const before = timeStamp - last <= longestGap ? quick : [];
  const isTaken = "scans" in document.documentElement.dataset || (target instanceof Element && target.closest(typedIn));
  quick = key.length === 1 && !repeat && !isTaken ? [...before, event] : [];
  const isEnd = (key === "Enter" || key === "Tab") && !isTaken;
  if (!isEnd || before.length < fewest || !before.some((each) => /\d/.test(each.key))) return undefined;
  event.preventDefault();
  event.stopImmediatePropagation();
  return [...before, event];
}
