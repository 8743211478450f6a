import type { Success } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { accountHeader, type BffRequest, bffHeader } from "./address";
import { connection } from "./connection";
import { pageAccount } from "./page-account";

/**
 * In ms, twice as long as the API waits for its own upstream: whoever is silent for longer has most likely lost the request.
 * Where it has not, as behind full queues, a write is asked about under its key, or looked up.
 */
const answerMs = 60_000;
/** A slow line takes up so many characters in a ms. */
const textUp = 16;

/**
 * Sends a request from the console's own pages to its own API.
 *
 * @returns the answer's envelope. The API has checked the data's shape; only that it is JSON is left to see.
 * @throws ConsoleError with the code that the API gave; `upstream-unreachable` where the API itself could not be
 * reached or stays silent, `offline` where the browser knows that it has no connection. An abort passes through as it is.
 */
export async function askBff<Data>(request: BffRequest, signal?: AbortSignal): Promise<Success<Data>> {
  // Not by AbortSignal.any, which some browsers lack that have all else.
  const ends = new AbortController();
  const end = (): void => ends.abort(signal?.reason);
  const timer = setTimeout(end, answerMs + (request.body?.length ?? 0) / textUp);
  signal?.addEventListener("abort", end);
  if (signal?.aborted) end();
  try {
    return await readJson<Success<Data>>(await openBff(request, ends.signal));
  } catch (cause) {
    if (!ends.signal.aborted || signal?.aborted) throw cause;
    throw new ConsoleError("upstream-unreachable", { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", end);
  }
}

/** The same for an answer that is read bit by bit. @returns its head, which is a success, and its unread body */
export async function openBff({ method, address, body, headers }: BffRequest, signal?: AbortSignal): Promise<Response> {
  const response = await reach(address, {
    method,
    body,
    signal,
    credentials: "same-origin",
    headers: {
      [bffHeader.name]: bffHeader.value,
      ...(pageAccount.mark === undefined ? {} : { [accountHeader]: pageAccount.mark }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
  });
  if (response.ok) return response;
  throw ConsoleError.fromFailure(await readJson<unknown>(response));
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  // Of what is not even tried it is certain that it was not sent.
  if (connection.isLost) throw new ConsoleError("offline");
  try {
    return await fetch(address, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ConsoleError("upstream-unreachable", { cause });
  }
}

async function readJson<Shape>(response: Response): Promise<Shape> {
  try {
    return await response.json();
  } catch (cause) {
    throw new ConsoleError("upstream-invalid-answer", { cause });
  }
}
