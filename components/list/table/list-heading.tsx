"use client";

import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { classNames } from "@/components/ui/class-names";
import { type ColumnKind, isRightAligned } from "@/lib/list/declare/column";
import type { ListSort, SortOrder } from "@/lib/list/url/list-state";

/** Columns whose values have one length keep their width, a smaller one beside a preview; the others share the rest. */
const widths: Partial<Record<ColumnKind, string>> = {
  id: "w-20 @max-[38rem]:w-14",
  money: "w-34 @max-[38rem]:w-25",
  quantity: "w-28 @max-[38rem]:w-20",
  date: "w-30 @max-[38rem]:w-24",
  "date-time": "w-38 @max-[38rem]:w-31",
  boolean: "w-24 @max-[38rem]:w-18",
  image: "w-16 @max-[38rem]:w-14",
};

/** Of columns whose words have been counted: a status is read whole, and beside a preview cut only where it is long. */
const wordWidths = [
  { most: 9, width: "w-31 @max-[45rem]:w-28" },
  { most: 15, width: "w-38 @max-[45rem]:w-34" },
  { most: 21, width: "w-50 @max-[45rem]:w-36" },
  { most: Number.POSITIVE_INFINITY, width: "w-62 @max-[45rem]:w-40" },
] as const;

interface ListHeadingProps {
  columnKey: string;
  kind: ColumnKind;
  text: string;
  /** How many characters the longest word of a status column has. */
  longestWord: number | undefined;
  isSortable: boolean;
  sort: ListSort;
  onSort(sort: ListSort): void;
}

export function ListHeading({ columnKey, kind, text, longestWord, isSortable, sort, onSort }: ListHeadingProps) {
  const order = sort.key === columnKey ? sort.order : undefined;
  const Arrow = order === "ASC" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={order && (order === "ASC" ? "ascending" : "descending")}
      className={classNames(
        "sticky top-0 z-10 h-row truncate border-line border-b bg-sunken px-3 font-medium text-ink-muted text-sm @max-[38rem]:px-2",
        longestWord === undefined ? widths[kind] : wordWidths.find(({ most }) => longestWord <= most)?.width,
        isRightAligned(kind) ? "text-right" : "text-left",
      )}
    >
      {isSortable ? (
        <button
          type="button"
          onClick={() => onSort({ key: columnKey, order: orderAfter(kind, order) })}
          className={classNames(
            "inline-flex max-w-full items-center align-middle gap-1 hover:text-ink",
            // The arrow stands where it does not move the heading off its numbers.
            isRightAligned(kind) && "flex-row-reverse",
            order && "text-ink",
          )}
        >
          <span title={text} className="truncate">
            {text}
          </span>
          <Arrow size={14} aria-hidden className={classNames("shrink-0", order === undefined && "invisible")} />
        </button>
      ) : (
        <span title={text}>{text}</span>
      )}
    </th>
  );
}

/** A click turns the order round; the first one begins with A, or with the largest and the newest. */
function orderAfter(kind: ColumnKind, order: SortOrder | undefined): SortOrder {
  if (order !== undefined) return order === "DESC" ? "ASC" : "DESC";
  return beginsWithLargest.has(kind) ? "DESC" : "ASC";
}

const beginsWithLargest: ReadonlySet<ColumnKind> = new Set(["id", "money", "quantity", "date", "date-time"]);
