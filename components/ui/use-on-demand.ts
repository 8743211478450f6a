"use client";

import { type ComponentType, useCallback, useRef, useState } from "react";

/**
 * A part whose code is fetched when it is about to be needed. Unlike `lazy` it takes no page down where
 * the network fails: the part stays away, and the next call asks again.
 * @param load stays the same between renders.
 * @param onFailed is told where it cannot be had.
 * @returns the part once it is there, and what asks for it, which stays the same between renders.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>, onFailed?: () => void) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const failed = useRef(onFailed);
  failed.current = onFailed;
  const ask = useCallback(() => {
    load().then(
      (part) => setPart(() => part),
      () => failed.current?.(),
    );
  }, [load]);
  return [Part, ask] as const;
}
