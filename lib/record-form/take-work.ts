import * as z from "zod/mini";
import type { StoredWork } from "./stored-work";

/** Ms. After a day the session is over too: the person starts again. */
const longestStored = 24 * 60 * 60 * 1000;

const values = z.record(z.string(), z.unknown());
const storedWorkSchema = z.object({
  who: z.string(),
  at: z.number(),
  forms: z.record(z.string(), z.object({ base: values, local: values })),
});

interface Taken<Values> {
  /** What was entered, and over what; undefined where nothing fits. */
  work: { base: Values; local: Values } | undefined;
  /** What stays stored for other forms; undefined where nothing does. */
  rest: string | undefined;
}

/**
 * Takes one form's work out of what outlived a session.
 * @param text as it is stored
 * @param who e-mail of the person who is signed in
 * @param now milliseconds since the epoch
 * @param name the form's, with the record's id
 * @param blank the form's own values: what is given back has their fields, each of their type
 * @returns undefined where nothing of this person is stored
 */
export function takeWork<Values extends object>(
  text: string | null,
  { who, now, name, blank }: { who: string | undefined; now: number; name: string; blank: Values },
): Taken<Values> | undefined {
  const stored = read(text);
  if (stored === undefined || stored.who !== who) return undefined;
  if (now - stored.at > longestStored) return { work: undefined, rest: undefined };
  const { [name]: found, ...forms } = stored.forms;
  const rest = Object.keys(forms).length === 0 ? undefined : JSON.stringify({ ...stored, forms });
  if (found === undefined) return { work: undefined, rest };
  const base = fitting(found.base, blank);
  return { work: { base, local: fitting(found.local, base) }, rest };
}

function read(text: string | null): StoredWork | undefined {
  try {
    return storedWorkSchema.safeParse(JSON.parse(text ?? "null")).data;
  } catch {
    return undefined;
  }
}

/** A newer version of the form may have other fields: what does not fit is left out. */
export function fitting<Values extends object>(entered: object, blank: Values): Values {
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
