import * as z from "zod/mini";
import { type KeptWork, keptWorkKey, whoWorks } from "./keep-work";

/** Ms. Whoever comes back later begins anew: a day's session is over by then. */
const longestKept = 24 * 60 * 60 * 1000;

const values = z.record(z.string(), z.unknown());
const keptWorkSchema = z.object({
  who: z.string(),
  at: z.number(),
  forms: z.record(z.string(), z.object({ begun: values, mine: values })),
});

/**
 * What this person had entered in a form when the session ended, once: it is gone from the tab's storage afterwards.
 * @param name the form's, with the record's id
 * @param blank the form's own values: what is given back has their fields, each of their type
 * @returns what was entered, and over what
 */
export function takeKeptWork<Values extends object>(
  name: string,
  blank: Values,
): { begun: Values; mine: Values } | undefined {
  const kept = read();
  if (kept === undefined || kept.who !== whoWorks()) return undefined;
  const { [name]: work, ...others } = kept.forms;
  const isLate = Date.now() - kept.at > longestKept;
  if (isLate || Object.keys(others).length === 0) sessionStorage.removeItem(keptWorkKey);
  else if (work !== undefined) sessionStorage.setItem(keptWorkKey, JSON.stringify({ ...kept, forms: others }));
  if (isLate || work === undefined) return undefined;
  const begun = fitting(work.begun, blank);
  return { begun, mine: fitting(work.mine, begun) };
}

function read(): KeptWork | undefined {
  try {
    return keptWorkSchema.safeParse(JSON.parse(sessionStorage.getItem(keptWorkKey) ?? "null")).data;
  } catch {
    return undefined;
  }
}

/** A newer version of the form may have other fields: what does not fit is left out. */
function fitting<Values extends object>(entered: object, blank: Values): Values {
  const fitted = { ...blank };
  for (const name in blank) {
    const value: unknown = Reflect.get(entered, name);
    if (isOfTypeOf(value, blank[name])) fitted[name] = value;
  }
  return fitted;
}

function isOfTypeOf<T>(value: unknown, example: T): value is T {
  return typeof value === typeof example && Array.isArray(value) === Array.isArray(example);
}
