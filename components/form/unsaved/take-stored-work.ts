import { tabStore } from "@/lib/browser/store";
import { takeWork } from "@/lib/record-form/take-work";
import { storedWorkKey, whoWorks } from "./store-work";

/**
 * What this person had entered in a form when the session ended, once: it is gone from the tab's storage afterwards.
 * @param name the form's, with the record's id
 * @param blank the form's own values: what is given back has their fields, each of their type
 * @returns what was entered, and over what
 */
export function takeStoredWork<Values extends object>(
  name: string,
  blank: Values,
): { base: Values; local: Values } | undefined {
  const text = tabStore.read(storedWorkKey);
  const taken = takeWork(text, { who: whoWorks(), now: Date.now(), name, blank });
  if (taken === undefined) return undefined;
  if (taken.rest === undefined) tabStore.drop(storedWorkKey);
  else if (taken.rest !== text) tabStore.write(storedWorkKey, taken.rest);
  return taken.work;
}
