import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { type LazyCode, lazyCode } from "@/components/ui/lazy-code";

/** A form whose code is fetched when it is opened: a list needs none of it. */
export interface LazyForm<Props> extends LazyCode<ComponentType<Props>> {
  /** It seems to be meant: its code is fetched, and of the row with this id what it begins with. */
  prepare(id: number | undefined, cache: QueryClient): void;
}

/** @param ahead fetches what the form of a row begins with */
export function lazyForm<Props>(
  load: () => Promise<ComponentType<Props>>,
  ahead?: (id: number, cache: QueryClient) => void,
): LazyForm<Props> {
  const code = lazyCode(load);
  return {
    get loaded() {
      return code.loaded;
    },
    fetchCode: code.fetchCode,
    prepare(id, cache) {
      // What fails is told once it is opened.
      void code.fetchCode().catch(() => undefined);
      if (id !== undefined) ahead?.(id, cache);
    },
  };
}
