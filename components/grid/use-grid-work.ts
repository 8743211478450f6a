"use client";

import { useRef, useState } from "react";
import type { GridColumn, ValueColumn } from "@/lib/grid/columns/grid-column";
import { type DraftChange, draftsTaken, withDrafts } from "@/lib/grid/editing/draft-change";
import {
  changeByEntries,
  changeByEntry,
  changesByClear,
  entriesBeside,
  takeBackDrafts,
} from "@/lib/grid/editing/enter-value";
import { changesByFill } from "@/lib/grid/editing/fill-down";
import type { GridEditor } from "@/lib/grid/editing/grid-editor";
import type { Beside } from "@/lib/grid/editing/steps";
import type { GridChange } from "@/lib/grid/rows/grid-change";
import type { GridStore } from "@/lib/grid/rows/grid-store";
import { doubtOf } from "@/lib/grid/sending/doubt";
import { againOver, failedAfter } from "@/lib/grid/sending/failed-changes";
import type { RowClash } from "@/lib/grid/sending/row-clash";
import type { Outcome } from "@/lib/grid/sending/row-sender";
import type { GridWork } from "./grid-work";

/** What a person does in a grid and around it, but for what a paste means to its record. */
export interface EditorWork<Content, Fault extends string> extends Omit<GridWork<Content, Fault>, "paste"> {
  /** What belongs to a row goes with it, where somebody is working on it. */
  join(change: GridChange<Content>): void;
  /** Changes that were looked at before, as one step. */
  make(changes: readonly GridChange<Content>[], drafts?: readonly DraftChange<Content>[], beside?: Beside): void;
  /** The same, of a paste. */
  makeByPaste(changes: readonly GridChange<Content>[], drafts?: readonly DraftChange<Content>[], beside?: Beside): void;
  /** What the last paste has set, until something else is done. */
  setByPaste: readonly GridChange<Content>[];
  undoPaste(): void;
  /** What would have left the record without any row was not done. */
  isLastKept: boolean;
  /** Where somebody else has changed the same cells meanwhile. */
  sendMine(clashes: readonly RowClash<Content>[]): void;
  keepTheirs(clashes: readonly RowClash<Content>[]): void;
  /** Calls off what is not sent yet: it stays as it was. */
  stop(): void;
  /** What did not reach the platform, until it does: what the person meant by it can be tried again. */
  failed: readonly GridChange<Content>[];
  /** Of some of it nobody knows whether it was made. */
  mayBeDone: boolean;
  /** The same, also where it is not drawn yet: the session may end before. */
  failedNow(): readonly GridChange<Content>[];
  /** Takes up what had failed before the session ended. */
  resume(failed: readonly GridChange<Content>[]): void;
  sendFailed(): void;
  forgetFailed(): void;
}

interface GridWorkOptions<Content, Fault extends string> {
  columns: readonly GridColumn<Content, Fault>[];
  /** Something in the grid became another, though it may be no value. */
  onChanged(): void;
  /** What became of some changes. */
  onOutcome(outcome: Outcome<Content>): void;
}

export function useGridWork<Content, Fault extends string>(
  editor: GridEditor<Content>,
  { columns, onChanged, onOutcome }: GridWorkOptions<Content, Fault>,
): EditorWork<Content, Fault> {
  const [isLastKept, setLastKept] = useState(false);
  const [setByPaste, setSetByPaste] = useState<readonly GridChange<Content>[]>([]);
  // Rows that a record began with and the platform does not have are told like those that failed.
  const [failed, setFailed] = useState(() => unsentRows(editor.store));
  const [mayBeDone, setMayBeDone] = useState(false);
  const failedNow = useRef(failed);
  const stop = useRef(new AbortController());
  const { store } = editor;

  function putFailed(next: readonly GridChange<Content>[]): void {
    failedNow.current = next;
    setFailed(next);
  }
  function tell(outcome: Outcome<Content>): void {
    onChanged();
    setLastKept(false);
    putFailed(failedAfter(failedNow.current, outcome));
    setMayBeDone(outcome.failed.some(({ error }) => doubtOf(error) === "unanswered"));
    onOutcome(outcome);
  }
  const change = async (
    changes: readonly GridChange<Content>[],
    drafts: readonly DraftChange<Content>[] = [],
    beside?: Beside,
  ): Promise<Outcome<Content>["done"]> => {
    if (changes.length === 0 && drafts.length === 0 && beside === undefined) return [];
    if (changes.length > 0) leave();
    setSetByPaste([]);
    const outcome = await editor.change(changes, stop.current.signal, drafts, beside);
    tell(outcome);
    return outcome.done;
  };
  function leave(): void {
    void editor.leave(stop.current.signal).then((outcome) => outcome && tell(outcome));
  }
  /** What is changed of the one row where a person works. */
  const work = (changes: readonly GridChange<Content>[], drafts?: readonly DraftChange<Content>[]): void => {
    const [only, ...others] = changes;
    if (only === undefined || others.length > 0 || !editor.hold(only, drafts)) void change(changes, drafts);
    else {
      setSetByPaste([]);
      onChanged();
    }
  };
  const step = (made: Promise<Outcome<Content> | undefined>): void => {
    setSetByPaste([]);
    void made.then((outcome) => outcome && tell(outcome));
  };

  const rowsOf = (keys: readonly number[]) => keys.flatMap((key) => store.row(key) ?? []);

  return {
    enter(key: number, column: ValueColumn<Content, Fault>, typed: string) {
      const beside = rowsOf([key]).flatMap((row) => entriesBeside(row, column, columns));
      const [made, drafts] = withDrafts(store, [key], () =>
        changeByEntries(editor, key, [{ column, typed }, ...beside]),
      );
      setLastKept(false);
      if (made === undefined) onChanged();
      work(made === undefined ? [] : [made], drafts);
    },
    enterEach(keys, column, typed) {
      const [made, drafts] = withDrafts(store, keys, () =>
        keys.flatMap((key) => changeByEntry(editor, key, column, typed) ?? []),
      );
      setLastKept(false);
      if (made.length === 0) onChanged();
      work(made, drafts);
    },
    clear(keys, cleared) {
      const [made, drafts] = withDrafts(store, keys, () => changesByClear(editor, keys, cleared));
      setLastKept(false);
      if (made.length === 0) onChanged();
      work(made, drafts);
    },
    put(key, to) {
      const from = store.content(key);
      if (from !== undefined) work([{ kind: "edit", key, from, to }]);
    },
    fillDown: (keys, filled) => void change(changesByFill(editor, keys, filled)),
    takeBack(keys) {
      const [taken, drafts] = withDrafts(store, keys, () => keys.filter((key) => takeBackDrafts(store, key, columns)));
      void change([], drafts);
      return taken.length > 0;
    },
    remove(keys) {
      const { keys: before } = store;
      const removals = keys.flatMap((key): GridChange<Content>[] => {
        const content = store.content(key);
        return content === undefined ? [] : [{ kind: "remove", key, at: before.indexOf(key), content }];
      });
      if (editor.leavesNone(removals)) {
        setLastKept(true);
        return;
      }
      // Who tries again before this is answered does not mean what was dropped.
      putFailed(failedNow.current.filter(({ key }) => !keys.includes(key)));
      // What is no value comes back with its row.
      void change(removals.reverse(), rowsOf(keys).flatMap(draftsTaken));
    },
    leave,
    join: (one) => (editor.isHeld(one.key) ? work([one]) : void change([one])),
    make: (...made) => void change(...made),
    makeByPaste: (...made) => void change(...made).then(setSetByPaste),
    setByPaste,
    undoPaste: () => step(editor.undo(setByPaste)),
    isLastKept,
    undo() {
      // Of a row that was not left yet each cell is taken back by itself, and nothing is sent.
      if (editor.undoHeld()) return onChanged();
      leave();
      step(editor.undo());
    },
    redo() {
      if (editor.redoHeld()) return onChanged();
      leave();
      step(editor.redo());
    },
    sendMine: (clashes) => void editor.sendMine(clashes).then(tell),
    keepTheirs: (clashes) => editor.keepTheirs(clashes),
    stop() {
      stop.current.abort();
      stop.current = new AbortController();
    },
    failed,
    mayBeDone,
    sendFailed: () => void change(failed.map((each) => againOver(each, store))),
    forgetFailed() {
      for (const { key } of failed) if (store.row(key)?.send.kind === "unsent") store.remove(key);
      putFailed([]);
    },
    failedNow: () => failedNow.current,
    resume: (before) => putFailed([...failedNow.current, ...before]),
  };
}

function unsentRows<Content>(store: GridStore<Content>): readonly GridChange<Content>[] {
  return store
    .rows()
    .flatMap(({ key, content, send }, at) => (send.kind === "unsent" ? [{ kind: "add", key, at, content }] : []));
}
