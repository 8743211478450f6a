import "server-only";
import { accountHeader } from "@/lib/calls/address";
import { ConsoleError } from "@/lib/errors/console-error";
import { accountMark } from "../security/account-mark";
import type { OpenSession } from "../session/sessions";

/**
 * A page that was made for one account does nothing by the session of another, who signed in later in the same browser:
 * that one never saw it (S19, O10). What is no page of ours names no account.
 * @throws ConsoleError other-account
 */
export function checkAccount({ headers }: Pick<Request, "headers">, { record }: OpenSession): void {
  const named = headers.get(accountHeader);
  if (named !== null && named !== accountMark(record.email)) throw new ConsoleError("other-account");
}
