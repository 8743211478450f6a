import { ticksKey } from "@/components/list/ticks/ticks-key";
import { waysKey } from "../has-ways";

/**
 * Somebody signs in: a session that ended by itself left in this tab the ways of whoever was here before, and the filters
 * of what they had ticked. What was entered and not sent stays for its own account (C5).
 */
export function forgetPrevious(): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? "");
    for (const key of keys) if (key === waysKey || key.startsWith(ticksKey)) sessionStorage.removeItem(key);
  } catch {
    // There is no storage.
  }
}
