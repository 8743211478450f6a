"use client";

import { useQueries } from "@tanstack/react-query";
import { anyCallQuery } from "@/components/calls/call-query";
import { useToday } from "@/components/shell/use-today";
import type { PageKey } from "@/lib/roles/pages";
import { figureSources, totalOf } from "./figure-sources";

/** Read with the page; what could not be read is told, and comes back by itself as a list's rows do. */
export function useFigures(pages: readonly PageKey[]) {
  const sources = figureSources(pages, useToday());
  const answers = useQueries({
    queries: sources.map(({ call, args }) => ({
      ...anyCallQuery(call, args),
      meta: { quiet: true },
    })),
  });
  return {
    // A figure that could not be read is shown as such: a 0 would be wrong.
    figures: sources.map(({ key, page, href }, index) => ({
      key,
      page,
      href,
      value: totalOf(answers[index]?.data?.data),
    })),
    answers,
  };
}
