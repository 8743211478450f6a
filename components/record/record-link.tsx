"use client";

import type { ReactNode } from "react";
import { useOpensPage } from "@/components/shell/open-pages";
import { Link } from "@/components/ui/link";
import type { NamedRecord } from "@/lib/list/declare/column";
import { pathOfPage } from "@/lib/roles/pages";

interface RecordLinkProps {
  /** Undefined where it is not known which one is named. */
  record: NamedRecord | undefined;
  children: ReactNode;
}

/** The name of a record: a link to it for who may open its page. */
export function RecordLink({ record, children }: RecordLinkProps) {
  const opens = useOpensPage(record?.page ?? "home");
  if (record === undefined || !opens) return children;
  return (
    <Link href={`${pathOfPage(record.page)}?open=${record.id}`} prefetch={false} className="text-link underline">
      {children}
    </Link>
  );
}
