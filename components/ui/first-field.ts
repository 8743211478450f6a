/** What a person can write in or choose from first: the place for the focus where something opens to be filled in. */
export function firstField(within: Element | null | undefined): HTMLElement | undefined {
  const fields = within?.querySelectorAll<HTMLElement>(":is(input, select, textarea):enabled");
  return [...(fields ?? [])].find((field) => field.checkVisibility());
}

/** The same, of fields in which one types: choices are read before one is made. */
export function firstTypedField(within: Element | null | undefined): HTMLElement | undefined {
  return (
    within?.querySelector<HTMLElement>(":is(input:not([type=radio], [type=checkbox]), textarea):enabled") ?? undefined
  );
}

/** The first that is told to be wrong. What has no `aria-invalid`, such as a button, says so by `data-invalid`. */
export function firstFaultyField(within: Element | null | undefined): HTMLElement | undefined {
  return within?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]') ?? undefined;
}
