"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useOptionsLog } from "@/components/calls/use-options-log";
import type { SearchState } from "@/components/form/search-box";
import type { FoundProduct, ProductSource } from "@/lib/resources/products/product-source";

interface FoundProducts {
  found: readonly FoundProduct[];
  state: SearchState;
  error: unknown;
  retry(): void;
}

/** What a source has for a term. @param isUrgent it is asked at once, however short ago the term was typed */
export function useFoundProducts(source: ProductSource, term: string, isUrgent: boolean): FoundProducts {
  const due = useDueTerm(term, isUrgent ? 0 : source.delay(term));
  const asked = source.isWhole ? "" : due;
  const query = useQuery({
    queryKey: [...source.key, asked],
    queryFn: ({ signal }) => source.find(asked, signal),
    enabled: source.isWhole || asked !== "",
    refetchInterval: false,
    meta: { quiet: true },
  });
  useOptionsLog(query.error);
  const { error } = query;
  const retry = (): void => void query.refetch();
  if (!source.isWhole && term === "") return { found: [], state: "empty", error: null, retry };
  if ((!source.isWhole && due !== term) || query.isFetching) return { found: [], state: "searching", error, retry };
  if (query.isError) return { found: [], state: "failed", error, retry };
  return {
    found: (query.data ?? []).filter(({ name }) => !source.isWhole || has(name, term)),
    state: "found",
    error,
    retry,
  };
}

function has(name: string, term: string): boolean {
  const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return plain(name).includes(plain(term));
}

/** The term that is searched for: when the typing has stopped. */
function useDueTerm(term: string, delay: number): string {
  const [due, setDue] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setDue(term), delay);
    return () => clearTimeout(timer);
  }, [term, delay]);
  return due;
}
