import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ConsoleError } from "@/lib/errors/console-error";
import { type SessionEnd, sessionEndOf } from "@/lib/errors/session-over";
import { asksAgainAfter } from "./recovery";

/** Rows that were just read are not read again on each mount; a list refreshes on focus after this. */
const freshForMs = 30_000;

/** Marks a call whose failure is only shown in its own place (documents: 'logged only'). */
export interface CallMeta extends Record<string, unknown> {
  quiet?: boolean;
  /** A count of an open panel: asked again when the list is reloaded. */
  isCount?: boolean;
}

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** What happened to a call, for the provider to show. */
export interface CallListener {
  /** The session is over, whatever was asked. */
  sessionOver(end: SessionEnd): void;
  failedRead(error: ConsoleError): void;
  failedWrite(error: ConsoleError): void;
}

export function makeQueryClient(listener: CallListener): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The backend-for-frontend retries reads itself; a second layer would only multiply the wait.
      queries: {
        staleTime: freshForMs,
        retry: false,
        refetchInterval: asksAgainAfter,
        networkMode: "always",
        refetchOnReconnect: true,
      },
      // Without a connection a call fails at once (`networkMode`): it is never put off, to be made when nobody expects it.
      mutations: { retry: false, networkMode: "always" },
    },
    queryCache: new QueryCache({
      onError(error, query) {
        if (!(error instanceof ConsoleError)) return;
        const end = sessionEndOf(error);
        if (end !== undefined) listener.sessionOver(end);
        else if (!query.meta?.quiet) listener.failedRead(error);
      },
    }),
    mutationCache: new MutationCache({
      onError(error, _variables, _result, mutation) {
        if (!(error instanceof ConsoleError)) return;
        // A caller that names a version handles a newer one itself.
        if (error.code === "changed-meanwhile") return;
        const end = sessionEndOf(error);
        if (end !== undefined) listener.sessionOver(end);
        else if (!mutation.meta?.quiet) listener.failedWrite(error);
      },
    }),
  });
}
