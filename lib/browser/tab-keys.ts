/** Keys of the tab's own storage that begin like this; none where the browser keeps nothing. For the few that look for what is there. */
export function tabKeys(prefix: string): string[] {
  try {
    return Object.keys(globalThis.sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
