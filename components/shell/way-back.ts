/** The last step from one page to another that somebody may want to take back. */
interface Way {
  to: string;
  from: string;
}

/** Of this tab, until it is loaded anew: from then on the browser's own Back leads there. */
let lastWay: Way | undefined;

/** @param to where the person goes, @param from where they come from, each a path with its query. */
export function rememberWay(to: string, from: string): void {
  lastWay = { to, from };
}

/** Where somebody came from who was sent to this path and still sees what they were sent to see. */
export function wayBackFrom(path: string, search: Pick<URLSearchParams, "get">): string | undefined {
  if (lastWay === undefined) return undefined;
  const [wayPath, wayQuery] = lastWay.to.split("?");
  const isStillThere = [...new URLSearchParams(wayQuery)].every(([name, value]) => search.get(name) === value);
  return wayPath === path && isStillThere ? lastWay.from : undefined;
}
