"use client";

import { type ReactNode, type RefObject, useEffect, useEffectEvent } from "react";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { ListSkeleton } from "@/components/list/table/list-skeleton";
import type { ListUrl } from "@/components/list/url/use-list-url";
import { EmptyState } from "@/components/ui/empty-state";
import { areHitsAwaited, goToHits } from "./entered";

export interface HitsPlace {
  url: ListUrl;
  rowsRef: RefObject<HTMLElement | null>;
}

interface HitsFrameProps extends HitsPlace {
  query: { error: unknown; data: unknown; isFetching: boolean; refetch(): unknown };
  /** How many there are, as text; undefined while that is not known. */
  count: string | undefined;
  /** In place of hits. */
  none?: { title: string; hint?: string; action?: ReactNode } | undefined;
  /** What of it the platform does not know to search by. */
  notice?: string | undefined;
  children: ReactNode;
}

/** Where rows stand else. A search that failed says so here, with Retry and without a toast (ERRS-058). */
export function HitsFrame({ url, rowsRef, query, count, none, notice, children }: HitsFrameProps) {
  const areThere = count !== undefined || notice !== undefined;
  const land = useEffectEvent(() => {
    if (areHitsAwaited(url.state.find) && count !== undefined && none === undefined) goToHits(rowsRef.current);
  });
  useEffect(() => {
    if (areThere) land();
  }, [areThere]);
  return (
    <section className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-lg border border-line bg-surface">
      {areThere ? (
        <div className="min-h-0 flex-1 overflow-auto">
          <p role="status" className={none && notice === undefined ? "sr-only" : "px-3 py-2 text-ink-muted text-sm"}>
            {notice ?? none?.title ?? count}
          </p>
          {count !== undefined && none === undefined && (
            // The frame of the table is this one.
            <div className="[&>section]:rounded-none [&>section]:border-x-0">{children}</div>
          )}
          {none && notice === undefined && <EmptyState {...none} />}
        </div>
      ) : (
        <MissingAnswer query={query} skeleton={<ListSkeleton columns={6} />} />
      )}
    </section>
  );
}
