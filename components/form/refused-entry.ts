/** All that was typed into a field that left something of it out and tells of it; empty where it took all. */
export function refusedOf({ validity, validationMessage }: HTMLInputElement): string {
  return validity.customError ? validationMessage : "";
}

/** The first field of a form, by its id or itself, that tells of a sign which it left out: what stands in it is not what was typed. */
export function entryRefusedIn(form: string | HTMLFormElement | null): HTMLInputElement | undefined {
  const element = typeof form === "string" ? document.getElementById(form) : form;
  if (!(element instanceof HTMLFormElement)) return undefined;
  return [...element.elements].find(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.validity.customError,
  );
}
