/**
 * What a person can write in or choose from first: the place for the focus where something opens to be filled in, or what
 * says that one begins there. What Tab passes over, as the hidden field behind a button that takes a file, shows no focus.
 */
export function firstField(within: Element | null | undefined): HTMLElement | undefined {
  const beginning = within?.querySelector<HTMLElement>("[data-begins]");
  if (beginning) return beginning;
  const fields = within?.querySelectorAll<HTMLElement>(":is(input, select, textarea):enabled");
  return [...(fields ?? [])].find((field) => field.tabIndex >= 0 && field.checkVisibility());
}

/** The same, of fields in which one types: choices are read before one is made. */
export function firstTypedField(within: Element | null | undefined): HTMLElement | undefined {
  return (
    within?.querySelector<HTMLElement>(":is(input:not([type=radio], [type=checkbox]), textarea):enabled") ?? undefined
  );
}

/**
 * The first that is told to be wrong. What has no `aria-invalid`, such as a button, says so by `data-invalid`; a grid's cell
 * takes no focus, and its grid does.
 */
export function firstFaultyField(within: Element | null | undefined): HTMLElement | undefined {
  const faulty = ':is([aria-invalid="true"], [data-invalid="true"])';
  const field = within?.querySelector<HTMLElement>(`${faulty}:not([role="grid"] *)`);
  return field ?? within?.querySelector<HTMLElement>(`[role="grid"]:has(${faulty})`) ?? undefined;
}
