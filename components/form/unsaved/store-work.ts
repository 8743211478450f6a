import { tabStore } from "@/lib/browser/store";
import { type EnteredWork, isWorkOf, writeWork } from "@/lib/record-form/stored-work";

/** Key of the tab's own storage under which work outlives the end of a session; so do keys that begin with it. */
export const storedWorkKey = "kept-work";

const offered = new Map<string, () => EnteredWork | undefined>();
/** Who works in this tab. Known to the tab itself: the browser's storage may have been cleared by another one. */
let worker: string | undefined;

/** Drops what somebody else left behind in this tab. @param who e-mail of who is signed in */
export function workBelongsTo(who: string): void {
  worker = who;
  const kept = tabStore.read(storedWorkKey);
  if (kept !== null && !isWorkOf(kept, who)) tabStore.drop(storedWorkKey);
}

export function whoWorks(): string | undefined {
  return worker;
}

/**
 * Has what is entered in a form kept where the session ends over it.
 * @param name the form's, with the record's id
 * @param read undefined where nothing was entered
 * @returns what ends it
 */
export function offerWork(name: string, read: () => EnteredWork | undefined): () => void {
  offered.set(name, read);
  return () => {
    if (offered.get(name) === read) offered.delete(name);
  };
}

/** @returns what is entered by now, by the names of the forms */
export function enteredWork(): ReadonlyMap<string, EnteredWork> {
  const forms = new Map<string, EnteredWork>();
  for (const [name, read] of offered) {
    const work = read();
    if (work !== undefined) forms.set(name, work);
  }
  return forms;
}

/**
 * Keeps what was entered until the person has signed in again, in this tab alone.
 * @param earlier what was entered when the end was found: a field may have let go of what was refused since
 */
export function keepWork(earlier: ReadonlyMap<string, EnteredWork>): void {
  const forms = new Map([...earlier, ...enteredWork()]);
  if (worker === undefined || forms.size === 0) return;
  tabStore.write(storedWorkKey, writeWork(worker, Date.now(), forms));
}
