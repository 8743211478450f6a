import "server-only";
import { networkFaultOf } from "../../upstream/network-faults";

/** Beginnings of SQLite's codes and of Redis's errors, by the log's word for them. */
const reasons: readonly (readonly [beginning: RegExp, reason: string])[] = [
  [/^SQLITE_(BUSY|LOCKED)/, "locked"],
  [/^SQLITE_FULL/, "full"],
  [/^SQLITE_READONLY/, "read-only"],
  [/^SQLITE_(IOERR|CANTOPEN)/, "disk"],
  [/^SQLITE_(CORRUPT|NOTADB)/, "damaged"],
  [/^STORE_MOVED/, "moved"],
  [/^READONLY/, "read-only"],
  [/^OOM/, "full"],
  [/^(MISCONF|NOREPLICAS)/, "takes-no-writes"],
  [/^(WRONGPASS|NOAUTH|NOPERM)/, "refused-user"],
  [/^ERR (DB index|invalid DB)/, "unknown-database"],
  [/^(LOADING|MASTERDOWN)/, "loading"],
];

/** Faults of the address that no waiting mends, by what is said at start (S21). */
export const faultsOfAddress: ReadonlyMap<string, string> = new Map([
  ["unknown-database", "SESSION_STORE_URL names a database that Redis does not have."],
  ["refused-user", "SESSION_STORE_URL has no user and password that Redis takes."],
]);

/** Why the store does not work, as one of a closed list of words: errors quote addresses and paths (O5). */
export function storeReason(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = "code" in each && typeof each.code === "string" ? each.code : "";
    const message = each.name === "ReplyError" ? each.message : "";
    const known = reasons.find(([beginning]) => beginning.test(code) || beginning.test(message));
    if (known !== undefined) return known[1];
    const network = networkFaultOf(each);
    if (network !== undefined) return network.reason;
  }
  return "silent";
}
