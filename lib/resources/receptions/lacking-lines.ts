import { toWorkLine } from "./line-calls";
import type { ReceptionLine } from "./receptions.calls";
import { lineRules, type WorkLine } from "./work-line";

/** What was sent of notes that were just made and were found to lack lines, by the note's id: their Edit begins with these. */
const lacking = new Map<number, readonly WorkLine[]>();

export function keepLackingLines(note: number, sent: readonly WorkLine[]): void {
  lacking.set(note, sent);
}

/** @param there what its Edit is drawn from: another reading than the one that lacked them, and they may be there by then */
export function lackingLinesOf(note: number, there: readonly ReceptionLine[]): readonly WorkLine[] {
  return lackingIn(lacking.get(note) ?? [], there);
}

/** They are in the editor by now. */
export function forgetLackingLines(note: number): void {
  lacking.delete(note);
}

/** What was sent of notes that were just made and could not be read back, by the note's id: nobody knows what they lack. */
const unread = new Map<number, readonly WorkLine[]>();

export function keepUnreadLines(note: number, sent: readonly WorkLine[]): void {
  unread.set(note, sent);
}

export function isUnread(note: number): boolean {
  return unread.has(note);
}

/** It is read by now. @returns how many lines it lacks, with which its Edit begins */
export function readBackLines(note: number, there: readonly ReceptionLine[]): number {
  const sent = unread.get(note) ?? [];
  const lacks = lackingIn(sent, there);
  unread.delete(note);
  if (lacks.length > 0) keepLackingLines(note, sent);
  return lacks.length;
}

/**
 * The lines of a new note that it lacks when it is read back. They are compared by what they hold, in no order, and two
 * alike are two. A platform that does not answer some field, or keeps no discount, has the line all the same.
 */
export function lackingIn(sent: readonly WorkLine[], there: readonly ReceptionLine[]): WorkLine[] {
  const left = there.map(toWorkLine);
  const isTaken = (line: WorkLine, isLike: (one: WorkLine, other: WorkLine) => boolean): boolean => {
    const at = left.findIndex((each) => isLike(line, each));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const inexact = sent.filter((line) => !isTaken(line, isSame));
  return inexact.filter((line) => !isTaken(line, isSameAsFarAsAnswered));
}

function isSame(one: WorkLine, other: WorkLine): boolean {
  return lineRules.differing(one, other).length === 0;
}

function isSameAsFarAsAnswered(line: WorkLine, there: WorkLine): boolean {
  return lineRules
    .differing(line, there)
    .every((field) => field === "discount" || there[field] === undefined || there[field] === "");
}
