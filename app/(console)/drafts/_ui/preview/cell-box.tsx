"use client";

import { useTranslations } from "next-intl";
import { Picture } from "@/components/record/picture";
import { RecordLink } from "@/components/record/record-link";
import { classNames } from "@/components/ui/class-names";
import type { NamedRecord } from "@/lib/list/declare/column";
import { productRecord } from "@/lib/list/declare/named-product";
import type { Shelf } from "@/lib/resources/drafts/drafts.calls";

interface CellNote {
  text: string;
  /** What it names. */
  record?: NamedRecord;
}

interface CellBoxProps {
  /** What stands on the cell itself, e.g. `F1.3.2`. */
  alias: string;
  product: Shelf["cells"][number]["product"];
  /** What is special about it. */
  notes: readonly CellNote[];
}

/** One cell of a shelf or locker, with what is mapped to it. */
export function CellBox({ alias, product, notes }: CellBoxProps) {
  const t = useTranslations("drafts.cells");
  const isTaken = product !== undefined || notes.length > 0;
  return (
    <li
      title={product?.barcode}
      className={classNames(
        "flex min-h-14 min-w-0 gap-2 rounded border border-line p-1.5",
        isTaken ? "bg-surface" : "bg-sunken",
      )}
    >
      {product && <Picture address={product.image} text="" />}
      <div className="min-w-0 text-xs">
        <p className="text-ink-muted">{alias}</p>
        <p className={product ? "line-clamp-2 wrap-anywhere" : "text-ink-muted"}>
          <RecordLink record={product && productRecord(product)}>{product?.name ?? t("free")}</RecordLink>
        </p>
        {notes.map(({ text, record }) => (
          <p key={text} className="font-medium text-info">
            <RecordLink record={record}>{text}</RecordLink>
          </p>
        ))}
      </div>
    </li>
  );
}
