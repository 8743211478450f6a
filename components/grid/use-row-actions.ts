import { type RefObject, useEffect, useRef, useState } from "react";
import type { Motion } from "@/lib/grid/position/cursor";
import type { RowActions } from "./grid-row-view";
import type { GridWork } from "./grid-work";
import type { GridCursor } from "./use-grid-cursor";

interface UnderRows<Content, Fault extends string> {
  work: GridWork<Content, Fault>;
  cursor: GridCursor;
  /** Of the rows that are shown. */
  count: number;
}

/** What a row's fields and buttons do: a row is drawn with it once, and it acts on what the grid is when a key is pressed. */
export function useRowActions<Content, Fault extends string>({
  table,
  ...now
}: UnderRows<Content, Fault> & { table: RefObject<HTMLElement | null> }): RowActions<Content, Fault> {
  const underRows = useRef<UnderRows<Content, Fault>>(now);
  useEffect(() => {
    underRows.current = now;
  });
  const [actions] = useState<RowActions<Content, Fault>>(() => ({
    commit(key, column, typed, motion) {
      underRows.current.work.enter(key, column, typed);
      underRows.current.cursor.leaveEntry();
      if (motion === undefined) return;
      if (!underRows.current.cursor.move(motion) || isAtEdge(motion, underRows.current)) underRows.current.work.leave();
      table.current?.focus();
    },
    choose(key, column, choice) {
      underRows.current.work.put(key, column.take(choice));
      underRows.current.cursor.leaveEntry();
      underRows.current.cursor.move(column.isMain ? "down" : "right");
      table.current?.focus();
    },
    cancel() {
      underRows.current.cursor.leaveEntry();
      table.current?.focus();
    },
    remove(key) {
      // With its row the button goes that has the focus: the keys of undo are the grid's.
      table.current?.focus();
      underRows.current.work.remove([key]);
    },
  }));
  return actions;
}

/** Whether there is no other row where the cursor was sent: Enter leaves the last one all the same. */
function isAtEdge(motion: Motion, { cursor, count }: { cursor: GridCursor; count: number }): boolean {
  const { row } = cursor.selection.focus;
  return (motion === "down" && row === count - 1) || (motion === "up" && row === 0);
}
