import "server-only";
import { Metadata, type ServiceError, status } from "@grpc/grpc-js";
import type { MethodDefinition } from "@grpc/proto-loader";
import { ConsoleError } from "@/lib/errors/console-error";
import { grpcChannel } from "./grpc-channel";
import { queryFailed } from "./query-failure";
import { resiliently } from "./resilience";
import { ClientAborted, invalidAnswer, StreamReset, TokenRefused } from "./upstream-fault";

const deadlineMs = 10_000;

interface UnarySettings {
  /** Beside the message, by name. */
  metadata?: Readonly<Record<string, string>>;
  signal: AbortSignal | undefined;
}

/** A read by `unary`. The channel itself tries again what was not taken; what was reset on the way is tried again here. */
export function readUnary(
  target: string,
  method: MethodDefinition<object, object>,
  request: object,
  settings: UnarySettings,
): Promise<object> {
  return resiliently(target, "read", settings.signal, () => unary(target, method, request, settings));
}

/** One request, one answer, within ten seconds or as long as the caller waits (G3). */
export function unary(
  target: string,
  method: MethodDefinition<object, object>,
  request: object,
  { metadata = {}, signal }: UnarySettings,
): Promise<object> {
  const beside = new Metadata();
  for (const [name, value] of Object.entries(metadata)) beside.set(name, value);
  return new Promise((resolve, reject) => {
    const leave = (): void => call.cancel();
    const call = grpcChannel(target).makeUnaryRequest(
      method.path,
      method.requestSerialize,
      method.responseDeserialize,
      request,
      beside,
      { deadline: Date.now() + deadlineMs },
      (error, answer) => {
        signal?.removeEventListener("abort", leave);
        if (error !== null) reject(signal?.aborted ? new ClientAborted() : faultOf(error));
        else if (answer === undefined) reject(invalidAnswer("empty"));
        else resolve(answer);
      },
    );
    if (signal?.aborted) leave();
    else signal?.addEventListener("abort", leave, { once: true });
  });
}

/** Begins what the channel says of a stream that was reset, and not of a status that the service gave. */
const resetText = /^(Received RST_STREAM|Call cancelled$)/;

function faultOf(error: ServiceError): Error {
  const isReset = error.code === status.INTERNAL || error.code === status.CANCELLED;
  return isReset && resetText.test(error.details) ? new StreamReset(error) : faultOfStatus(error);
}

/** What a status means. Its details are for logs alone: they may name addresses (G6). */
function faultOfStatus(error: ServiceError): Error {
  switch (error.code) {
    case status.UNAUTHENTICATED:
    case status.PERMISSION_DENIED:
      return new TokenRefused();
    case status.UNAVAILABLE:
      return new ConsoleError("upstream-unreachable", { cause: error });
    case status.DEADLINE_EXCEEDED:
      return new ConsoleError("upstream-timeout", { cause: error });
    // Over the size limit, or not the service that we speak to.
    case status.RESOURCE_EXHAUSTED:
    case status.UNIMPLEMENTED:
    case status.DATA_LOSS:
      return invalidAnswer("status", error.code, error);
    case status.NOT_FOUND:
      return new ConsoleError("not-found", { cause: error });
    // What was asked for cannot be: the platform is well.
    case status.INVALID_ARGUMENT:
    case status.OUT_OF_RANGE:
    case status.FAILED_PRECONDITION:
    case status.ALREADY_EXISTS:
      return new ConsoleError("upstream-rejected", { shownText: `GRPC error - ${wordsOf(error.code)}`, cause: error });
    default:
      return queryFailed(wordsOf(error.code), error);
  }
}

/** `INVALID_ARGUMENT` as a person reads it. */
function wordsOf(code: status): string {
  return status[code].toLowerCase().replaceAll("_", " ");
}
