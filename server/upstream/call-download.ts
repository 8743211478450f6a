import "server-only";
import type { AnyArgs } from "@/lib/calls/address";
import type { DownloadCall } from "@/lib/calls/call";
import { restAddress, type TokenCallContext } from "./call-rest";
import { mediaType } from "./collect-answer";
import { startDeadline } from "./deadline";
import { beginExchange, faultOfExchange, finishExchange } from "./exchange";
import { fileKinds, readFirstBytes } from "./first-bytes";
import { timeouts } from "./http-agents";
import { outboundHeaders } from "./outbound-headers";
import { readAnswer } from "./read-answer";
import { resiliently } from "./resilience";
import { ClientAborted, invalidAnswer } from "./upstream-fault";

/** An open file. The caller must read its stream to the end or cancel it. */
export interface Download {
  type: string;
  /** Bytes, where the platform said how many. */
  length: number | undefined;
  stream: ReadableStream<Uint8Array>;
}

/**
 * Opens a file of the platform. Its type and its first bytes must be those of the declared kind.
 * @throws TokenRefused, ClientAborted, ConsoleError
 */
export async function callDownload(
  call: DownloadCall,
  args: AnyArgs,
  callContext: TokenCallContext,
): Promise<Download> {
  const url = restAddress({ ...call, query: {} }, args);
  const kind = fileKinds[call.file];
  const body = call.body === undefined ? undefined : JSON.stringify(args.body);
  const headers = outboundHeaders(`${kind.type}, application/json`, { ...callContext, hasBody: body !== undefined });
  if (callContext.signal?.aborted) throw new ClientAborted();
  const deadline = startDeadline(timeouts.download, callContext.signal);
  try {
    const file = { url, method: call.method, headers, body, firstByteWithin: timeouts.firstByteOfFile } as const;
    const use = call.method === "GET" ? "read" : "write";
    const begin = () => beginExchange(file, deadline.signal, use);
    const answer = await resiliently(url.origin, use, callContext.signal, begin);
    const contentType = mediaType(answer.headers["content-type"]);
    if (answer.statusCode !== 200 || !kind.accepted.has(contentType)) {
      readAnswer(await finishExchange(answer));
      throw invalidAnswer("media-type", answer.statusCode);
    }
    const chunks: AsyncIterator<unknown> = answer.body[Symbol.asyncIterator]();
    const first = await readFirstBytes(chunks, kind.begins);
    if (first === "empty" && call.mayBeEmpty) {
      deadline.release();
      return { type: kind.type, length: 0, stream: new Blob().stream() };
    }
    if (first === "empty" || first === "other") {
      answer.body.destroy();
      throw invalidAnswer("first-bytes");
    }
    const stream = streamOf(first, chunks, () => {
      deadline.release();
      answer.body.destroy();
    });
    return { type: kind.type, length: lengthOf(answer.headers["content-length"]), stream };
  } catch (error) {
    deadline.release();
    throw faultOfExchange(error, callContext.signal, deadline.isOver());
  }
}

/**
 * Chunk by chunk as the browser takes them. An upstream that dies breaks the stream, and with it the
 * browser's connection: a cut file must not look like a whole one (D6).
 */
function streamOf(first: Uint8Array, rest: AsyncIterator<unknown>, end: () => void): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(first),
      pull: async (controller) => {
        try {
          const next = await rest.next();
          if (next.value instanceof Uint8Array) return controller.enqueue(next.value);
          controller.close();
        } catch (error) {
          controller.error(error);
        }
        end();
      },
      cancel: end,
    },
    { highWaterMark: 1 },
  );
}

function lengthOf(header: string | string[] | undefined): number | undefined {
  return typeof header === "string" && /^\d{1,12}$/.test(header) ? Number(header) : undefined;
}
