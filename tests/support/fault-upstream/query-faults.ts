import type { status } from "@grpc/grpc-js";
import { canaries } from "./canaries";
import type { QueryFault, StreamFault } from "./query-listener";

/** Makers of what can go wrong with a query command. Each gives a fault for `FaultScript.on`. */

/** A gRPC status whose text names an address, as real ones do. */
export function refusing(code: status): StreamFault {
  return ({ refuse }) => refuse(code, `failed at 10.0.3.17:5432 ${canaries.grpcStatusText.marker}`);
}

/** The stream ends by an HTTP/2 error code. */
export function resettingStream(code: number): StreamFault {
  return ({ reset }) => reset(code);
}

/** An answer that says in words what went wrong. */
export function withErrorDetails(errorDetails: string): QueryFault {
  return ({ reply }) => reply({ jsonResponse: "", errorDetails });
}

/** Any text in the place of the JSON. */
export function withJsonResponse(jsonResponse: string): QueryFault {
  return ({ reply }) => reply({ jsonResponse, errorDetails: "" });
}

/** An answer of exactly this many bytes of JSON text, otherwise right. */
export function paddedTo(bytes: number): QueryFault {
  return ({ answer: { jsonResponse }, reply }) =>
    reply({ jsonResponse: jsonResponse + " ".repeat(bytes - Buffer.byteLength(jsonResponse)), errorDetails: "" });
}

/** Not a byte, ever. */
export const hangingQuery: StreamFault = () => {};
