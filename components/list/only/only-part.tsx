"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { columnKeyOf, rowIdOf } from "../table/cell-place";
import { rowLinkSelector } from "../table/row-link";
import { OnlyMenu } from "./only-menu";
import { OnlyOutcome } from "./only-outcome";
import type { OnlyPartProps } from "./only-place";
import { useOnlyOffers } from "./use-only-offers";

/** What "only this" shows beside its button: the values of a row to choose from, and what has come of it. */
export function OnlyPart({ step, onEnd, ...props }: OnlyPartProps) {
  if ("narrowed" in step) return <OnlyOutcome {...props} {...step} />;
  return <RowMenu {...props} {...step} onEnd={onEnd} />;
}

interface RowMenuProps extends Omit<OnlyPartProps, "step"> {
  at: Element | null;
  isOfCell?: boolean;
}

function RowMenu(props: RowMenuProps) {
  const { isOfCell = false, place, columns, shown, rows, onEnd } = props;
  const [at] = useState(() => startIn(props));
  const offersOf = useOnlyOffers(place);
  const cell = at?.closest("td") ?? null;
  // The focus goes back to the row's link or to the cell's.
  const anchor = useRef<HTMLElement>(isOfCell ? cell : at);
  const id = at && rowIdOf(at);
  const row = rows.find((each) => each.id === id);
  const isLost = row === undefined || cell === null;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isLost) end();
  }, [isLost]);
  if (isLost) return null;
  const chosen = columnKeyOf(cell);
  const offers = (isOfCell ? [chosen] : shown).flatMap((key) => {
    const column = columns[key];
    return column === undefined ? [] : offersOf(key, column, row).map((offer) => ({ ...offer, key }));
  });
  return (
    <OnlyMenu
      offers={offers}
      first={Math.max(
        0,
        offers.findIndex(({ key }) => key === chosen),
      )}
      anchor={anchor}
      onChoose={(offer) => {
        onEnd();
        place.narrow(offer, { row: row.id });
      }}
      onClose={onEnd}
    />
  );
}

/** Where the focus is in the rows, else the row that is open. */
function startIn({ at, rowsRef }: RowMenuProps): HTMLElement | null {
  const rows = rowsRef.current;
  const focused = rows?.contains(at) && at?.closest("tbody tr") ? at : null;
  const start = focused ?? rows?.querySelector(`[aria-current] ${rowLinkSelector}`);
  return start instanceof HTMLElement && start.checkVisibility() ? start : null;
}
