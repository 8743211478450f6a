import type { ReactNode } from "react";
import type { NamedRecord } from "@/lib/list/declare/column";
import { Picture } from "./picture";
import { RecordLink } from "./record-link";

interface MediaCellProps {
  /** Of the picture; where there is none its place stays. */
  address: string | undefined;
  title: string;
  /** What the title names. */
  record?: NamedRecord | undefined;
  /** Below the title, smaller: a code, a place. */
  children?: ReactNode;
}

/** What a row of a preview's table is about, with its picture. The title says it; the picture only helps to find it. */
export function MediaCell({ address, title, record, children }: MediaCellProps) {
  return (
    <div className="flex items-center gap-x-3 gap-y-1 @max-md:flex-col @max-md:items-start">
      <Picture address={address} text="" />
      <div className="min-w-24">
        <p className="wrap-anywhere">
          <RecordLink record={record}>{title}</RecordLink>
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-muted text-xs">{children}</p>
      </div>
    </div>
  );
}
