import "server-only";
import { isIP } from "node:net";

/** Networks of one operator are no larger; `0.0.0.0/0` would let every sender choose the address that is counted (S16). */
const shortestPrefix = { 4: 8, 6: 7 };
/** IPv4 addresses as IPv6 has them: 96 bits stand before those of IPv4. */
const mapped = { prefix: "::ffff:", bits: 96 };

/** @param all addresses and networks of reverse proxies */
export function faultOfNetworks(all: readonly string[]): string | undefined {
  if (!all.every(isAddressOrNetwork)) return "must be addresses or networks, e.g. 10.0.0.5, fd00::/8";
  return all.some(isTooWide) ? "must not trust everybody: name the proxies' own addresses or networks" : undefined;
}

function isAddressOrNetwork(text: string): boolean {
  const [address = "", prefix] = text.split("/");
  const family = isIP(address);
  return (
    family !== 0 && (prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128)))
  );
}

function isTooWide(text: string): boolean {
  const [address = "", prefix] = text.split("/");
  if (prefix === undefined) return false;
  const isMapped = address.toLowerCase().startsWith(mapped.prefix);
  const shortest = isMapped ? mapped.bits + shortestPrefix[4] : shortestPrefix[isIP(address) === 4 ? 4 : 6];
  return Number(prefix) < shortest;
}
