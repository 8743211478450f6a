/** By the attribute's name in `dataset` of <html>. */
type Look = Readonly<Record<string, { cookie: string; values: readonly string[] }>>;

/**
 * Gives a page that was kept the look that was chosen since: the server reads it for every other one.
 *
 * Its text is sent inside the page, so it may use nothing from outside of it.
 */
export function applyChosenLook(look: Look): void {
  const kept = new Map(document.cookie.split("; ").map((each) => [each.split("=")[0], each.split("=")[1]]));
  for (const [attribute, { cookie, values }] of Object.entries(look)) {
    const chosen = kept.get(cookie);
    if (chosen !== undefined && values.includes(chosen)) document.documentElement.dataset[attribute] = chosen;
  }
}
