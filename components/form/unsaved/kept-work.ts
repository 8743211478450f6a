import * as z from "zod/mini";
import { type KeptWork, keptWorkKey } from "./keep-work";

/** Ms. Whoever comes back later begins anew: a day's session is over by then. */
const longestKept = 24 * 60 * 60 * 1000;

const keptWorkSchema = z.object({
  who: z.string(),
  at: z.number(),
  forms: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/**
 * What this person had entered in a form when the session ended, once: it is gone from the tab's storage afterwards.
 * @param name the form's, with the record's id
 * @param blank the form's own values: what is given back has their fields, each of their type
 */
export function takeKeptWork<Values extends object>(
  name: string,
  who: string | undefined,
  blank: Values,
): Values | undefined {
  const kept = read();
  if (kept === undefined) return undefined;
  if (kept.who !== who || Date.now() - kept.at > longestKept) {
    // Somebody else sits here now, or too much time has passed.
    sessionStorage.removeItem(keptWorkKey);
    return undefined;
  }
  const { [name]: entered, ...others } = kept.forms;
  if (entered === undefined) return undefined;
  if (Object.keys(others).length === 0) sessionStorage.removeItem(keptWorkKey);
  else sessionStorage.setItem(keptWorkKey, JSON.stringify({ ...kept, forms: others }));
  return fitting(entered, blank);
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
  const values = { ...blank };
  for (const name in blank) {
    const value: unknown = Reflect.get(entered, name);
    if (isOfTypeOf(value, blank[name])) values[name] = value;
  }
  return values;
}

function isOfTypeOf<T>(value: unknown, example: T): value is T {
  return typeof value === typeof example && Array.isArray(value) === Array.isArray(example);
}
