/** What the browser tells of a key that goes down, and when it was pressed by the event's own time, in ms. */
export interface PressedKey
  extends Pick<
    KeyboardEvent,
    "key" | "timeStamp" | "repeat" | "isComposing" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey"
  > {
  getModifierState(name: "AltGraph"): boolean;
}

/** What a key is to the scan that may be under way. */
export type WedgeStep =
  /** No scan's, as far as is known: the first key of one looks like any other. */
  | { readonly kind: "first" | "other" }
  /** So quick after the one before that both may be a scan's. */
  | { readonly kind: "next" }
  /** The last key of a scan. */
  | { readonly kind: "scan"; readonly code: string }
  /** One more key with which a scanner ends the scan that was, e.g. Tab after Enter. */
  | { readonly kind: "rest" };

/** Between two keys of one scan there is no more time than this, in ms. */
const longestGap = 50;
/** Nobody gets from the keys to a scanner's trigger in less, in ms. */
const shortestTurn = 200;
/** Whoever has been that quick so far is a scanner. */
const surelyScanned = 3;
const shortestCode = 6;
/** More than any barcode holds. */
const longestCode = 4_300;

/** GS1's separator (FNC1) as the text has it. Scanners type it as Ctrl and ], the key that makes character 29. */
export const separator = "\u001d";

/**
 * Tells a scanner that types (a keyboard wedge) from a person who does: 6 characters or more, none later than 50 ms after
 * the one before it, then Enter or Tab as quickly. Times are the keys' own, so that a page that was busy meanwhile changes
 * nothing.
 */
export class WedgeRecogniser {
  #text = "";
  #lastAt = Number.NEGATIVE_INFINITY;
  /** What comes is the end of a scan whose beginning was too slow: a part of a code is another code. */
  #isTorn = false;
  #hasEnded = false;

  /** @param pressed each key that goes down, in their order */
  feed(pressed: PressedKey): WedgeStep {
    if (isModifier(pressed.key)) return { kind: "other" };
    const gap = pressed.timeStamp - this.#lastAt;
    const isQuick = gap >= 0 && gap <= longestGap;
    const character = characterOf(pressed);
    if (character !== undefined) return this.#take(character, pressed.timeStamp, isQuick, gap);
    const ends = isEnd(pressed);
    const code = this.#text;
    const isScan = ends && isQuick && !this.#isTorn && code.length >= shortestCode && code.length <= longestCode;
    const isRest = ends && isQuick && this.#hasEnded;
    this.#forget();
    if (!isScan && !isRest) return { kind: "other" };
    this.#hasEnded = true;
    this.#lastAt = pressed.timeStamp;
    return isScan ? { kind: "scan", code } : { kind: "rest" };
  }

  #take(character: string, at: number, isQuick: boolean, gap: number): WedgeStep {
    const isNext = isQuick && this.#text !== "";
    if (!isNext) {
      const wasScanned = this.#isTorn || this.#text.length >= surelyScanned;
      this.#isTorn = wasScanned && gap < shortestTurn;
      this.#text = "";
    }
    if (this.#text.length <= longestCode) this.#text += character;
    this.#lastAt = at;
    this.#hasEnded = false;
    return { kind: isNext ? "next" : "first" };
  }

  #forget(): void {
    this.#text = "";
    this.#lastAt = Number.NEGATIVE_INFINITY;
    this.#isTorn = false;
    this.#hasEnded = false;
  }
}

/** A scanner presses them for capitals and signs, between the characters. */
function isModifier(key: string): boolean {
  return key === "Shift" || key === "Control" || key === "Alt" || key === "AltGraph" || key === "CapsLock";
}

function isEnd({ key, repeat, isComposing, shiftKey, ctrlKey, altKey, metaKey }: PressedKey): boolean {
  return (key === "Enter" || key === "Tab") && !repeat && !isComposing && !(shiftKey || ctrlKey || altKey || metaKey);
}

/** The character that a key types; none for a shortcut, a key that is held down, and one of an input method. */
function characterOf(pressed: PressedKey): string | undefined {
  const { key, repeat, isComposing, ctrlKey, altKey, metaKey } = pressed;
  if (repeat || isComposing || metaKey) return undefined;
  if (key === separator || (key === "]" && ctrlKey && !altKey)) return separator;
  // On many keyboards AltGr, which types signs, is Ctrl and Alt to the browser.
  if ((ctrlKey || altKey) && !pressed.getModifierState("AltGraph")) return undefined;
  return [...key].length === 1 ? key : undefined;
}
