import "server-only";
import { BlockList, isIP, SocketAddress } from "node:net";

/** Decides whether an address is one of the operator's own reverse proxies. */
export type IsTrustedProxy = (address: string) => boolean;

/** @param trusted addresses and networks, e.g. `10.0.0.5`, `10.0.0.0/8`, `fd00::/8` */
export function trustedProxies(trusted: readonly string[]): IsTrustedProxy {
  const list = new BlockList();
  for (const each of trusted) {
    const [address = "", prefix] = each.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/**
 * The network of a request's sender, for counting (S16). X-Forwarded-For counts only as far as
 * trusted proxies wrote it: read from the right, up to the first address that is none of theirs. Where
 * they wrote junk, the last proxy itself is counted.
 *
 * @param forwardedFor the header with the socket's own address as its last one, as `server/http/serve.mjs` hands it on
 * @returns an IPv4 address, an IPv6 network such as `2001:db8:0:1::/64`, or `unknown`
 */
export function clientNetwork(forwardedFor: string | null | undefined, isTrusted: IsTrustedProxy): string {
  const hops = (forwardedFor ?? "").split(",").map((hop) => plainAddress(hop.trim()));
  let client = hops.pop();
  while (client !== undefined && isTrusted(client)) {
    const before = hops.pop();
    if (before === undefined) break;
    client = before;
  }
  return client === undefined ? "unknown" : networkOfAddress(client);
}

/** @param peer the address at the other end of a connection */
export function isProxyAmong(peer: string | undefined, isTrusted: IsTrustedProxy): boolean {
  const address = plainAddress(peer ?? "");
  return address !== undefined && isTrusted(address);
}

/** Without port and brackets; IPv4 inside IPv6 as IPv4; undefined for what is no address. */
function plainAddress(text: string): string | undefined {
  const withoutPort = text.replace(/^\[([^\]]+)\](:\d+)?$/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  const address = withoutPort.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "").replace(/%.*$/, "");
  return isIP(address) === 0 ? undefined : address;
}

/** One household or server has a whole /64 to itself: counting single IPv6 addresses would limit nobody. */
function networkOfAddress(address: string): string {
  if (isIP(address) === 4) return address;
  const shortest = new SocketAddress({ address, family: "ipv6" }).address;
  const [head = "", tail] = shortest.split("::");
  const groups = head.split(":").filter(Boolean);
  const end = (tail ?? "").split(":").filter(Boolean);
  const full = tail === undefined ? groups : [...groups, ...Array(8 - groups.length - end.length).fill("0"), ...end];
  return `${full.slice(0, 4).join(":")}::/64`;
}
