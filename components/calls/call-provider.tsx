"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTellError } from "@/components/feedback/use-tell-error";
import { useLeave } from "@/components/shell/session/use-leave";
import { makeQueryClient } from "./query-client";

/**
 * The query cache of a browser tab. A failed write is told in a toast (1§8); of a failed read only
 * the platform's own text is, for its place on the screen shows the rest. A session that is over
 * leads to the sign-in page, once.
 */
export function CallProvider({ children }: { children: ReactNode }) {
  const tell = useTellError();
  const leave = useLeave();
  const [client] = useState(() =>
    makeQueryClient({
      sessionOver: (end) => leave(client, end),
      failedRead(error) {
        if (error.shownText !== undefined) tell(error);
      },
      failedWrite: tell,
    }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
