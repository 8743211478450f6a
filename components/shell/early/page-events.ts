/** What a page tells the scripts that stand in its HTML and ran before it: React has taken hold of this part of it. */
export const hydrated = {
  page: "page-hydrated",
  list: "list-hydrated",
  /** What a public page is about: mostly a form. */
  form: "form-hydrated",
} as const;

/** A part of a preview whose code comes by itself, after the list's: an attribute that names it, and its event. */
export const earlyPart = { name: "data-early-part", alive: "part-hydrated" } as const;

/** One of the page's scripts did not come, so nothing on it will answer. */
export const scriptsAreMissing = "scripts-are-missing";
