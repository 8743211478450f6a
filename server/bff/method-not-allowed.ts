import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";

/** The path exists, but not for this method. */
export class MethodNotAllowed extends ConsoleError {
  constructor(readonly allowed: readonly string[]) {
    super("method-not-allowed");
  }
}
