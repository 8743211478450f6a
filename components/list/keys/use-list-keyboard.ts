"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { type ListCommand, ruleOf } from "@/lib/list/keys/list-keys";
import { areLetterKeysOn } from "@/lib/preferences/letter-keys";
import { leaveForRow, moveCell, moveRow, tickRow } from "./row-focus";

/** Places that have keys of their own. */
export const ownKeys =
  "input:not([data-tick]), select, textarea, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=tablist], [role=separator]";

/** What commands do that are more than a step of the focus. Those that are absent do nothing now. */
export interface ListActions
  extends Partial<Record<Exclude<ListCommand, `${string}-row` | `${string}-cell` | "tick">, () => void>> {
  /** Shows the row that the focus has come to. */
  follow?: ((id: number) => void) | undefined;
}

/** Who holds a key down to run through rows waits for none of their previews, in ms. */
const restingTime = 120;

/**
 * Works a list by keys. The focus goes back to the row that was open; an open preview goes along with the focus.
 * @param actionsNow asked at each key.
 */
export function useListKeyboard(rows: RefObject<HTMLElement | null>, actionsNow: () => ListActions): void {
  const follow = useEffectEvent((id: number) => actionsNow().follow?.(id));
  const act = useEffectEvent((command: ListCommand, event: KeyboardEvent, onRow: (id: number) => void) =>
    run(command, event, rows.current, actionsNow(), onRow),
  );
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    function onRow(id: number) {
      resting = setTimeout(() => follow(id), restingTime);
    }
    // Another action meanwhile cancels this.
    const onOther = () => clearTimeout(resting);
    function onKeyDown(event: KeyboardEvent) {
      onOther();
      const rule = ruleOf(event);
      if (rule === undefined || isSwitchedOff(event) || !isForTheList(event, rows.current, rule.isForPage)) return;
      if (act(rule.command, event, onRow)) event.preventDefault();
    }
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onOther);
    return () => {
      onOther();
      document.removeEventListener("pointerdown", onOther);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [rows]);
}

/** @returns whether the key did something, so that the browser should not. */
function run(
  command: ListCommand,
  { target: from, shiftKey }: KeyboardEvent,
  rows: HTMLElement | null,
  actions: ListActions,
  onRow: (id: number) => void,
): boolean {
  switch (command) {
    case "next-row":
    case "previous-row":
    case "first-row":
    case "last-row":
      return moveRow(command, from, rows, onRow);
    case "next-cell":
    case "previous-cell":
      return moveCell(command, from);
    case "tick":
      return tickRow(from, shiftKey);
    default: {
      const act = actions[command];
      if (act !== undefined && command === "close") leaveForRow(rows);
      act?.();
      return act !== undefined;
    }
  }
}

/**
 * Arrows, Enter, Escape and the like have longer names than one character, and go on working. Where scans are taken
 * (`addScanTarget`) a letter may be the first of a code.
 */
function isSwitchedOff({ key }: KeyboardEvent): boolean {
  if (key.length > 1) return false;
  // Space is no sign that somebody writes by mistake.
  return "scans" in document.documentElement.dataset || (key !== " " && !areLetterKeysOn(document.cookie));
}

function isForTheList(event: KeyboardEvent, rows: HTMLElement | null, isForPage: boolean): boolean {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.defaultPrevented || target.closest(ownKeys) !== null) return false;
  return isForPage || rows?.contains(target) === true;
}
