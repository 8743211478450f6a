import { useEffect } from "react";
import { whenIdle } from "./when-idle";

/** Fetches code of which a page will have a use soon. @param parts the same at each render; one that fails is asked for again where it is drawn */
export function useFetchedWhenIdle(parts: Readonly<Record<string, () => Promise<unknown>>>): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of Object.values(parts)) part().catch(() => undefined);
      }),
    [parts],
  );
}
