import { type ServerUnaryCall, type sendUnaryData, status } from "@grpc/grpc-js";
import { authenticate, type Caller } from "../auth/authenticate";
import type { PlatformContext } from "../platform-context";

/** A failure that ends the call itself. */
export class GrpcFailure extends Error {
  constructor(
    readonly code: status,
    readonly details: string,
  ) {
    super(details);
  }
}

/** One request, one answer; what nobody foresaw is told in the log alone. @param name for the log */
export function unary<Answer>(
  context: PlatformContext,
  name: string,
  answer: (call: Pick<ServerUnaryCall<unknown, Answer>, "request" | "metadata">) => Promise<Answer>,
) {
  return (call: ServerUnaryCall<unknown, Answer>, callback: sendUnaryData<Answer>): void => {
    answer(call).then(
      (response) => callback(null, response),
      (error: unknown) => {
        if (error instanceof GrpcFailure) return callback({ code: error.code, details: error.details });
        context.log.error({ err: error }, `${name} failed`);
        callback({ code: status.INTERNAL, details: "internal error" });
      },
    );
  };
}

/** @throws GrpcFailure UNAUTHENTICATED, PERMISSION_DENIED */
export async function staffCaller(context: PlatformContext, token: string | undefined): Promise<Caller> {
  const caller = await authenticate(context, token);
  if (!caller) throw new GrpcFailure(status.UNAUTHENTICATED, "Invalid or expired token");
  if (!caller.isStaff) throw new GrpcFailure(status.PERMISSION_DENIED, "Access denied");
  return caller;
}
