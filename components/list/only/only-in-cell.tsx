"use client";

import Funnel from "lucide-react/icons/funnel";
import type { CellOffers } from "./use-cell-offers";
import { useOnlyName } from "./use-only-name";

interface OnlyInCellProps extends CellOffers {
  cell: HTMLTableCellElement;
  className: string;
  onPressed(): void;
}

/** Narrows the list to the value of the cell under the mouse. Keys have a menu of the row's values instead. */
export function OnlyInCell({ place, row, offers, cell, className, onPressed }: OnlyInCellProps) {
  const name = useOnlyName()(offers);
  const [first, ...more] = offers;
  if (first === undefined) return null;
  return (
    <button
      type="button"
      tabIndex={-1}
      title={name}
      aria-label={name}
      aria-haspopup={more.length > 0 ? "menu" : undefined}
      onClick={() => {
        onPressed();
        if (more.length > 0) place.choose(cell);
        else place.narrow(first, { row });
      }}
      className={className}
    >
      <Funnel size={13} aria-hidden />
    </button>
  );
}
