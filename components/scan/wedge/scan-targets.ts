import { WedgeRecogniser } from "@/lib/scan/wedge";
import { fieldBefore, isField } from "./field-before";

/** Who takes what is scanned. */
interface ScanTarget {
  take(code: string): void;
  /** Nobody takes it: a dialog lies over all. */
  refuse(): void;
  /** Whether something lies over it, so that a scan is not meant for it. */
  isCovered(): boolean;
}

/** The one that came last takes a scan, unless it is covered. */
const targets: ScanTarget[] = [];
const recogniser = new WedgeRecogniser();
let takeOut: (code: string) => void = () => undefined;
let ends: AbortController | undefined;

/** @returns what ends it */
export function addScanTarget(target: ScanTarget): () => void {
  targets.push(target);
  ends ??= listen();
  return () => {
    targets.splice(targets.indexOf(target), 1);
    if (targets.length > 0) return;
    ends?.abort();
    ends = undefined;
    delete document.documentElement.dataset.scans;
  };
}

function listen(): AbortController {
  const listening = new AbortController();
  // On the window, on the way down: the page hears of no key that ends a scan.
  const early = { capture: true, signal: listening.signal };
  window.addEventListener("keydown", onKeyDown, early);
  window.addEventListener("keyup", onKeyUp, early);
  document.documentElement.dataset.scans = "";
  return listening;
}

let isBlankHeldBack = false;

/** More than lies between two keys of a scan, in ms. */
const pause = 60;
/** When the last key came that a scan may go on from, by the page's clock. */
let keyAt = Number.NEGATIVE_INFINITY;

/** Until no scan is under way. What one types is taken out by its end: nobody must take it for an entry before. */
export async function untilScanned(): Promise<void> {
  while (performance.now() - keyAt < pause) await new Promise((done) => setTimeout(done, pause));
}

function onKeyDown(event: KeyboardEvent): void {
  const step = recogniser.feed(event);
  keyAt = step.kind === "first" || step.kind === "next" ? performance.now() : Number.NEGATIVE_INFINITY;
  if (step.kind === "first") takeOut = fieldBefore();
  // A blank within a code presses the button that has the focus, and scrolls.
  isBlankHeldBack = step.kind === "next" && event.key === " " && !isTyped(event.target);
  if (isBlankHeldBack) event.preventDefault();
  if (step.kind !== "scan" && step.kind !== "rest") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (step.kind === "rest") return;
  takeOut(step.code);
  // Under a dialog that takes no scans there is nobody to take it: it presses nothing there, and is not lost in silence.
  const target = targets.findLast((each) => !each.isCovered());
  if (target === undefined) targets.at(-1)?.refuse();
  else target.take(step.code);
}

function onKeyUp(event: KeyboardEvent): void {
  if (event.key === " " && isBlankHeldBack) event.preventDefault();
}

function isTyped(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !isField(target)) return false;
  return !(target instanceof HTMLInputElement && (target.type === "checkbox" || target.type === "radio"));
}
