/** The first field of a form that tells of a sign which it left out: what stands in it is not what was typed. */
export function entryRefusedIn(formId: string): HTMLInputElement | undefined {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return undefined;
  return [...form.elements].find(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.validity.customError,
  );
}
