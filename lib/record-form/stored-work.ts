/** What was entered in a form, and over what: somebody else may change the record meanwhile. */
export interface EnteredWork {
  base: object;
  local: object;
}

/** What outlives the end of a session, as text in the tab's own storage. */
export interface StoredWork {
  /** The person's e-mail: it is given back to nobody else. */
  who: string;
  /** Milliseconds since the epoch. */
  at: number;
  forms: Record<string, EnteredWork>;
}

/** Characters. The tab's storage has room for what was typed, not for the picture of a form. */
const longestText = 100_000;

/** Stands in a form for a text that was too long to be stored: the person is asked for it once more. */
export const leftOut = "left-out";

/** @param forms what was entered, by the names of the forms */
export function writeWork(who: string, at: number, forms: ReadonlyMap<string, EnteredWork>): string {
  const stored: StoredWork = { who, at, forms: {} };
  for (const [name, work] of forms) stored.forms[name] = { ...work, local: withoutLongTexts(work.local) };
  return JSON.stringify(stored);
}

/** Whether stored work is this person's, told by how it begins. */
export function isWorkOf(text: string, who: string): boolean {
  return text.startsWith(JSON.stringify({ who }).slice(0, -1));
}

function withoutLongTexts(values: object): object {
  const isLong = (value: unknown): boolean => typeof value === "string" && value.length > longestText;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isLong(value) ? leftOut : value]));
}
