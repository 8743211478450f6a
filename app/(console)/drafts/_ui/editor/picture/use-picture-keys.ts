"use client";

import type { KeyboardEvent } from "react";
import { cellKeyAt, focusCell } from "@/components/resources/drafts/mapping/cell-dom";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";
import { keysBetween } from "@/lib/resources/drafts/editing/picture";
import {
  cellBy,
  type PictureAction,
  type PictureCommand,
  pictureAction,
} from "@/lib/resources/drafts/editing/picture-keys";

/** What is typed at a cell begins a search. */
export interface SearchByTyping {
  /** @param at key of the cell at which it is typed */
  type(text: string, at: number): void;
  /** One was begun and has no field yet: what is typed goes on in it. */
  isBegun(): boolean;
}

interface PictureKeys {
  work: MappingWork;
  isReadOnly: boolean;
  onSelect(): void;
  typed: SearchByTyping;
  onSave(): void;
}

/** What keys do in the picture. Copying and pasting are events of their own. */
export function usePictureKeys({ work, isReadOnly, onSelect, typed, onSave }: PictureKeys) {
  const { selection, picture, editor } = work;

  function goTo(at: number, key: number | undefined, isExtending: boolean): void {
    if (key === undefined) return;
    if (isExtending) {
      const anchor = selection.anchor !== undefined && selection.has(selection.anchor) ? selection.anchor : at;
      selection.select(keysBetween(picture, anchor, key), { anchor, focus: key });
      onSelect();
    } else selection.moveFocus(key);
    focusCell(key);
  }

  function toggle(at: number): void {
    selection.toggle(at);
    onSelect();
  }

  function onCell(at: number, act: () => void): void {
    work.selectAt(at);
    act();
  }

  const commands: Record<PictureCommand, (at: number) => void> = {
    toggle,
    reset: () => selection.reset(),
    clear: (at) => onCell(at, () => work.clear()),
    flag: (at) => onCell(at, () => work.toggleFlag()),
    fill: (at) => onCell(at, () => work.fillRight()),
    "select-all": () => {
      selection.select(editor.store.keys);
      onSelect();
    },
    save: onSave,
    undo: () => work.undo(),
    redo: () => work.redo(),
  };

  function act(action: PictureAction, at: number): void {
    if (action.kind === "go") goTo(at, cellBy(work, at, action.motion), action.isExtending);
    else if (action.kind === "search") typed.type(action.typed, at);
    else commands[action.command](at);
  }

  return (event: KeyboardEvent): void => {
    const at = cellKeyAt(event.target);
    const action = at === undefined || event.nativeEvent.isComposing ? undefined : pictureAction(event, isReadOnly);
    if (at === undefined || action === undefined) return;
    // Esc with nothing selected is the panel's.
    if (action.kind === "do" && action.command === "reset" && selection.keys.size === 0) return;
    if (event.key === " " && typed.isBegun()) typed.type(" ", at);
    else act(action, at);
    event.preventDefault();
    event.stopPropagation();
  };
}
