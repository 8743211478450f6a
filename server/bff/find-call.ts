import "server-only";
import type { DownloadCall, RestCall } from "@/lib/calls/call";
import { meantBy } from "@/lib/calls/fixed-params";
import { literalSegments, matchPath } from "@/lib/calls/path";
import { ConsoleError } from "@/lib/errors/console-error";
import { MethodNotAllowed } from "./method-not-allowed";

type PathCall = RestCall | DownloadCall;

export interface FoundCall<C extends PathCall> {
  call: C;
  /** Decoded and checked by the call's scalars. */
  params: Record<string, unknown>;
}

/**
 * Makes the finder of a list of calls: the allow-list of a door (P1, P2, P4). Where two templates
 * match, the one with more literal segments is meant; where two calls have one path, their fixed parameters tell.
 *
 * The finder throws ConsoleError not-found for an unlisted path or a segment of another form, and
 * MethodNotAllowed.
 */
export function callFinder<C extends PathCall>(calls: readonly C[]) {
  const shelves = new Map<string, C[]>();
  const byLiterals = [...calls].sort((one, other) => literalSegments(other.path) - literalSegments(one.path));
  for (const call of byLiterals) {
    const shelf = shelfOf(call.path.split("/").filter(Boolean));
    shelves.set(shelf, [...(shelves.get(shelf) ?? []), call]);
  }

  return (method: string, segments: readonly string[], search = new URLSearchParams()): FoundCall<C> => {
    const matching = (shelves.get(shelfOf(segments)) ?? []).flatMap((call) => {
      const params = matchPath(call.path, call.params, segments);
      return params === undefined ? [] : [{ call, params }];
    });
    if (matching.length === 0) throw new ConsoleError("not-found");
    const ofMethod = matching.filter(({ call }) => call.method === method);
    if (ofMethod.length === 0) throw new MethodNotAllowed(matching.map(({ call }) => call.method));
    const onOnePath = ofMethod.filter(({ call }) => call.path === ofMethod[0]?.call.path);
    const found = meantBy(onOnePath, ({ call }) => (call.kind === "rest" ? call.query : {}), search);
    if (found === undefined) throw new ConsoleError("not-found");
    return found;
  };
}

/** No template begins with a value, so length and first segment leave few calls to try. */
function shelfOf(segments: readonly string[]): string {
  return `${segments.length} ${segments[0] ?? ""}`;
}
