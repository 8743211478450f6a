"use client";

import { useMessages } from "next-intl";
import { useCallback } from "react";
import { textAt } from "@/lib/list/texts/texts";
import type { ListPageKey } from "@/lib/roles/pages";

/** Texts under names that a list's declaration made: `fields.<key>`, `words.<key>.<word>`. */
export function useListText(page: ListPageKey): (...path: string[]) => string {
  const messages = useMessages();
  return useCallback((...path) => textAt(messages, [page, ...path]), [messages, page]);
}
