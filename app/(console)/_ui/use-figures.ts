"use client";

import { useCallQuery } from "@/components/calls/use-call-query";
import { useLastError } from "@/components/calls/use-last-error";
import type { Call } from "@/lib/calls/call";
import type { PageKey } from "@/lib/roles/pages";
import type { Figure } from "./figure-cards";
import { type FigureSource, figureSources } from "./figure-sources";

/** Read with the page; what could not be read is told, and comes back by itself as a list's rows do. */
export function useFigures(pages: readonly PageKey[]) {
  const { warehouse, storages, users } = figureSources;
  const read = [useFiguresOf(warehouse, pages), useFiguresOf(storages, pages), useFiguresOf(users, pages)];
  const failed = read.filter(({ error }) => error !== null);
  return {
    figures: read.flatMap(({ figures }) => figures).filter(({ page }) => pages.includes(page)),
    errors: failed.map(({ error }) => error),
    isLoading: read.some(({ isLoading }) => isLoading),
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry() {
      for (const { refetch } of failed) void refetch();
    },
  };
}

function useFiguresOf<C extends Call>(source: FigureSource<C>, pages: readonly PageKey[]) {
  const isAsked = pages.includes(source.page);
  const query = useCallQuery(source.call, source.args, { enabled: isAsked, meta: { quiet: true } });
  const error = useLastError(query);
  const { data, isLoading, isFetching, refetch } = query;
  return { figures: figuresOf(source, data?.data, error), error, isLoading, isFetching, refetch };
}

/** A figure that could not be read is shown as such: a 0 would be a lie. */
function figuresOf<C extends Call>(
  { page, figures }: FigureSource<C>,
  answer: Parameters<FigureSource<C>["figures"]>[0] | undefined,
  error: unknown,
): Figure[] {
  if (answer !== undefined) return figures(answer);
  return error === null ? [] : [{ key: "unread", page, value: undefined, isListed: true }];
}
