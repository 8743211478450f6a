"use client";

import type { ReactNode } from "react";
import { useOpenPages } from "@/components/shell/open-pages";
import type { NamedRecord } from "@/lib/list/declare/column";
import { openedRecord, recordAddress } from "@/lib/list/declare/named-record";

/** The name of a record, a link in a tab of its own for who may open its page: what stands here goes on meanwhile. */
export function OtherTabLink({ record, children }: { record: NamedRecord; children: ReactNode }) {
  const opened = openedRecord(record, useOpenPages());
  if (opened === undefined) return children;
  return (
    <a href={recordAddress(opened)} target="_blank" rel="noopener noreferrer" className="text-link underline">
      {children}
    </a>
  );
}
