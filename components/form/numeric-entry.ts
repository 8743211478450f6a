import type { KeyboardEvent, SyntheticEvent } from "react";
import type { LeftOut } from "./left-out";

/**
 * Whether all that stands in a field came in one piece, by pasting, dictation or autofill. What is typed sign by sign,
 * composed, undone or pasted beside other signs is taken as it stands: `12.` and a pasted `500` are not 12500.
 */
export function cameAtOnce(event: Event, held: string): boolean {
  if (!(event instanceof InputEvent)) return true;
  return /^insert(Text|From|Replacement)/.test(event.inputType) && (event.data === null || event.data === held);
}

/** By deleting, or by undoing what was typed. */
export function isTakenAway(event: Event): boolean {
  return event instanceof InputEvent && /^(delete|historyUndo)/.test(event.inputType);
}

export function isErasing({ key }: Pick<KeyboardEvent, "key">): boolean {
  return key === "Backspace" || key === "Delete";
}

/** Whether the key would leave nothing in the field. */
export function erasesAll({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  if (!isErasing({ key })) return false;
  const { value, selectionStart, selectionEnd } = currentTarget;
  if (selectionStart !== selectionEnd) return selectionStart === 0 && selectionEnd === value.length;
  return value.length === 1 && selectionEnd === (key === "Backspace" ? 1 : 0);
}

export function isComma({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === "," && !(altKey || ctrlKey || metaKey);
}

/** In place of what the event would put in, as if it had been typed: a value that is set takes a field's history away. */
export function putInPlace(event: SyntheticEvent, text: string): void {
  event.preventDefault();
  document.execCommand("insertText", false, text);
}

/** What was put into a field that held a value, and where; all of it where that cannot be told. */
export function putInto({ value, selectionEnd }: HTMLInputElement, before: string): LeftOut {
  const end = selectionEnd ?? value.length;
  const from = end - (value.length - before.length);
  const isPiece = from >= 0 && from < end && before === value.slice(0, from) + value.slice(end);
  if (!isPiece) return { at: 0, over: before.length, text: value };
  return { at: from, over: 0, text: value.slice(from, end) };
}

/** A text that was to take the place of what is selected. */
export function putAtCaret({ value, selectionStart, selectionEnd }: HTMLInputElement, text: string): LeftOut {
  const at = selectionStart ?? value.length;
  return { at, over: (selectionEnd ?? at) - at, text };
}

/** In place of what stands in a field, the caret as far from the end as it was: React would put it at the end. */
export function show(field: HTMLInputElement, text: string): void {
  if (field.value === text) return;
  const behind = field.value.length - (field.selectionEnd ?? field.value.length);
  field.value = text;
  const caret = Math.max(0, text.length - behind);
  field.setSelectionRange(caret, caret);
}
