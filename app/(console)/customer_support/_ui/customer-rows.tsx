"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { Success } from "@/lib/errors/codes";
import type { ConsoleError } from "@/lib/errors/console-error";
import type { ListRows } from "@/lib/list/declare/define-list";

interface CustomerRowsProps<Row> {
  query: UseQueryResult<Success<ListRows<Row>>, ConsoleError>;
  /** What to say where there are none. */
  none: string;
  onMore(): void;
  children(rows: readonly Row[]): ReactNode;
}

/** What belongs to a customer, the latest first. A failure says so here and offers another try, without a toast (reading 13). */
export function CustomerRows<Row>({ query, none, onMore, children }: CustomerRowsProps<Row>) {
  const t = useTranslations("customer_support");
  const found = query.data?.data;
  if (found === undefined) return <MissingAnswer query={query} skeleton={<Skeleton className="h-24" />} isPart />;
  if (found.items.length === 0) return <p className="text-ink-muted">{none}</p>;
  return (
    <div className="flex flex-col gap-2">
      {children(found.items)}
      {found.items.length < found.totalCount && (
        <p className="flex items-center justify-between gap-4 text-ink-muted text-sm">
          {t("more", { shown: found.items.length, total: found.totalCount })}
          <Button size="small" variant="quiet" onClick={onMore} disabled={query.isFetching}>
            {t("showAll")}
          </Button>
        </p>
      )}
    </div>
  );
}
