import { type MouseEvent, type ReactNode, type Ref, useEffect, useRef } from "react";

/** The box of a row bears its id, the one of the heading stands for all rows of the page. */
export const tickSelector = "input[data-tick]";
export const everyRow = "page";
export const pageTickSelector = `input[data-tick=${everyRow}]`;

interface TickBoxProps {
  mark: number | typeof everyRow;
  name: string;
  isTicked: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The box in a row's Id cell: without a component, as all of a row is. What is pressed is as high as the row and begins at its edge. */
export function tickBox({ mark, name, isTicked, ref }: TickBoxProps): ReactNode {
  return (
    <label
      onMouseDown={markNoText}
      className="-ml-(--cell) flex h-[calc(var(--row-height)-1px)] select-none items-center pr-2.5 pl-(--cell) max-lg:-mr-1.5 max-lg:pr-4"
    >
      <input
        ref={ref}
        type="checkbox"
        data-tick={mark}
        aria-label={name}
        checked={isTicked}
        onChange={heardByTheTable}
        // Space on the row does the same.
        tabIndex={mark === everyRow ? 0 : -1}
        // A browser would give the boxes of other rows back.
        autoComplete="off"
        className="size-4 shrink-0 accent-action"
      />
    </label>
  );
}

interface PageTickBoxProps {
  name: string;
  /** How many rows the page has, and how many of them are ticked. */
  rows: number;
  ticked: number;
}

/** In the heading: ticks all rows of the page. */
export function PageTickBox({ name, rows, ticked }: PageTickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const isTicked = rows > 0 && ticked === rows;
  const isMixed = ticked > 0 && !isTicked;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return tickBox({ mark: everyRow, name, isTicked, ref: box });
}

/** The table listens to all of its boxes. */
function heardByTheTable(): void {}

/** With Shift the browser would mark all text from where it was pressed before. */
function markNoText(event: MouseEvent): void {
  if (event.shiftKey) event.preventDefault();
}
