"use client";

import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { type ColumnKind, isRightAligned } from "@/lib/list/declare/column";
import type { ListSort, SortOrder } from "@/lib/list/url/list-state";
import { folded } from "./folded";
import { useHeading } from "./use-heading";

interface ListHeadingProps {
  columnKey: string;
  kind: ColumnKind;
  text: string;
  isSortable: boolean;
  sort: ListSort;
  onSort(sort: ListSort): void;
  /** Before the name, at the edge of the column. */
  box?: ReactNode;
}

export function ListHeading({ columnKey, kind, text, isSortable, sort, onSort, box }: ListHeadingProps) {
  const heading = useHeading(kind, text);
  const order = sort.key === columnKey ? sort.order : undefined;
  const Arrow = order === "ASC" ? ArrowUp : ArrowDown;
  const name = isSortable ? (
    <button
      type="button"
      onClick={() => onSort({ key: columnKey, order: orderAfter(kind, order) })}
      className={classNames(
        "inline-flex h-[calc(var(--row-height)-1px)] max-w-full items-center align-middle gap-1 hover:text-ink",
        // A finger may press anywhere in the heading, or in what a box leaves of it.
        box === undefined
          ? "max-lg:-mx-(--cell) max-lg:w-[calc(100%+2*var(--cell))] max-lg:max-w-none max-lg:px-(--cell)"
          : "max-lg:-mr-(--cell) max-lg:-ml-1 max-lg:min-w-10 max-lg:grow max-lg:pr-(--cell)",
        // The arrow stands where it does not move the heading off its numbers.
        isRightAligned(kind) && "flex-row-reverse",
        order && "text-ink",
      )}
    >
      <HeadingText name={text} heading={heading} />
      <Arrow size={14} aria-hidden className={classNames("shrink-0", order === undefined && "invisible")} />
    </button>
  ) : (
    <HeadingText name={text} heading={heading} />
  );
  return (
    <th
      scope="col"
      data-column={columnKey}
      aria-sort={order && (order === "ASC" ? "ascending" : "descending")}
      className={classNames(
        "sticky top-0 z-10 h-row truncate border-line border-b bg-sunken px-(--cell) font-medium text-ink-muted text-sm",
        isRightAligned(kind) ? "text-right last:pr-(--last-number)" : "text-left",
      )}
    >
      {box === undefined ? (
        name
      ) : (
        <div className="flex items-center justify-between">
          {box}
          {name}
        </div>
      )}
    </th>
  );
}

/** Where there is no room for all of it, the name is cut before the place. */
function HeadingText({ name, heading: { place, title } }: { name: string; heading: ReturnType<typeof useHeading> }) {
  if (place === undefined)
    return (
      <span title={title} className={classNames("@max-[45rem]:leading-4", folded)}>
        {name}
      </span>
    );
  return (
    <span title={title} className="flex min-w-0 @max-[45rem]:leading-4">
      <span className={folded}>{name}</span>
      <span className="shrink-0 whitespace-pre"> · {place}</span>
    </span>
  );
}

/** A click turns the order round; the first one begins with A, or with the largest and the newest. */
function orderAfter(kind: ColumnKind, order: SortOrder | undefined): SortOrder {
  if (order !== undefined) return order === "DESC" ? "ASC" : "DESC";
  return beginsWithLargest.has(kind) ? "DESC" : "ASC";
}

const beginsWithLargest: ReadonlySet<ColumnKind> = new Set([
  "id",
  "money",
  "quantity",
  "date",
  "expiry",
  "operator-date",
  "date-time",
]);
