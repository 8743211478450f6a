import { returnPath } from "@/lib/session/return-path";

/** A step from one page to another that somebody may want to take back. */
export interface Way {
  /** A path with its query and fragment, as the next. */
  to: string;
  from: string;
  /** How many steps the browser's history held before it. */
  steps: number;
}

/** The ways that lie in the browser's storage, the latest first. What is none is left out. */
export function readWays(stored: string | null): Way[] {
  try {
    const ways: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(ways) ? ways.filter(isWay) : [];
  } catch {
    return [];
  }
}

function isWay(way: unknown): way is Way {
  if (typeof way !== "object" || way === null) return false;
  const texts = [Reflect.get(way, "to"), Reflect.get(way, "from")];
  return texts.every(isOwnPath) && typeof Reflect.get(way, "steps") === "number";
}

/** Nothing in the storage leads to another site (W3). */
function isOwnPath(text: unknown): boolean {
  return text === "/" || returnPath(text) !== "/";
}

/** How somebody came who was sent to this path and still sees what they were sent to see: the latest such way. */
export function wayBack(ways: readonly Way[], path: string, search: Pick<URLSearchParams, "get">): Way | undefined {
  return ways.find(({ to }) => {
    const [wayPath = "", wayQuery] = to.split("#")[0]?.split("?") ?? [];
    return wayPath === path && [...new URLSearchParams(wayQuery)].every(([name, value]) => search.get(name) === value);
  });
}
