import "server-only";
import type { AnyArgs } from "@/lib/calls/address";
import type { DocumentationCall } from "@/lib/calls/call";
import { env } from "../env";
import type { TokenCallContext } from "./call-rest";
import { documentationMethod } from "./grpc-method";
import { tokenHeader } from "./outbound-headers";
import { parseAnswer } from "./parse-answer";
import { readUnary } from "./unary";

/** Reads from the documentation service (reading 43). @throws TokenRefused, ClientAborted, ConsoleError */
export async function callDocumentation(
  call: DocumentationCall,
  { body }: AnyArgs,
  { token = "", signal, requestId }: TokenCallContext,
): Promise<unknown> {
  const request = typeof body === "object" && body !== null ? body : {};
  const metadata = { [tokenHeader]: token };
  const target = env().DOCUMENTATION_GRPC_TARGET;
  return parseAnswer(
    call,
    await readUnary(target, documentationMethod(call.rpc), request, { metadata, signal }),
    requestId,
  );
}
