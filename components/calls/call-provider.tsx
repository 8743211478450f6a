"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { notifyError } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { useLeave } from "@/components/shell/session/use-leave";
import { makeQueryClient } from "./query-client";

/**
 * The query cache of a browser tab. A failed write is told in a toast (1§8); of a failed read only
 * the platform's own text is, for its place on the screen shows the rest. A session that is over
 * leads to the sign-in page, once.
 */
export function CallProvider({ children }: { children: ReactNode }) {
  const errorText = useErrorText();
  const leave = useLeave();
  const [client] = useState(() =>
    makeQueryClient({
      sessionOver: () => leave(client, "session-ended"),
      failedRead(error) {
        if (error.shownText !== undefined) notifyError(errorText(error));
      },
      failedWrite: (error) => notifyError(errorText(error)),
    }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
