/** The last step from one page to another that somebody may want to take back. */
interface Way {
  to: string;
  from: string;
}

/** Of this tab, until a reload: from then on the browser's own Back leads there. */
let lastStep: Way | undefined;

/** @param to where the person goes, @param from where they come from, each a path with its query and fragment. */
export function rememberReturn(to: string, from: string): void {
  lastStep = { to, from };
}

/** Where somebody came from who was sent to this path and still sees what they were sent to see. */
export function returnAddress(path: string, search: Pick<URLSearchParams, "get">): string | undefined {
  if (lastStep === undefined) return undefined;
  const [wayPath, wayQuery] = lastStep.to.split("?");
  const isStillThere = [...new URLSearchParams(wayQuery)].every(([name, value]) => search.get(name) === value);
  return wayPath === path && isStillThere ? lastStep.from : undefined;
}
