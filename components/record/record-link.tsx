"use client";

import type { ReactNode } from "react";
import { useOpenPages } from "@/components/shell/open-pages";
import { Link } from "@/components/ui/link";
import type { NamedRecord } from "@/lib/list/declare/column";
import { openedRecord, recordAddress, recordMark } from "@/lib/list/declare/named-record";

interface RecordLinkProps {
  /** Undefined where it is not known which one is named. */
  record: NamedRecord | undefined;
  children: ReactNode;
}

/** The name of a record: a link to it for who may open its page. */
export function RecordLink({ record, children }: RecordLinkProps) {
  const opened = openedRecord(record, useOpenPages());
  if (opened === undefined) return children;
  return (
    <Link
      href={recordAddress(opened)}
      data-record={recordMark(opened)}
      prefetch={false}
      className="text-link underline"
    >
      {children}
    </Link>
  );
}
