import type { Failure, Success } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { bffHeader, bffRequest } from "./address";
import type { Call, CallAnswer, CallArgs } from "./call";

/**
 * Makes a call from the browser, through the console's own API.
 *
 * @returns the answer and, where it is not whole, a notice.
 * @throws ConsoleError with the code that the API gave; `upstream-unreachable` where the API itself
 * could not be reached. An abort passes through as it is.
 */
export async function sendCall<C extends Call>(
  call: C,
  args: CallArgs<C>,
  signal?: AbortSignal,
): Promise<Success<CallAnswer<C>>> {
  const { method, address, body } = bffRequest(call, args);
  const response = await reach(address, {
    method,
    body,
    signal,
    credentials: "same-origin",
    headers: {
      [bffHeader.name]: bffHeader.value,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
  });
  if (response.ok) return readJson<Success<CallAnswer<C>>>(response);
  throw ConsoleError.fromFailure(await readJson<Failure>(response));
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ConsoleError("upstream-unreachable", { cause });
  }
}

/** The API has checked the answer's shape already; only that it is JSON is left to see. */
async function readJson<Shape>(response: Response): Promise<Shape> {
  try {
    return await response.json();
  } catch (cause) {
    throw new ConsoleError("upstream-invalid-answer", { cause });
  }
}
