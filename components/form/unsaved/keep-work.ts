/** Key of the tab's own storage under which work outlives the end of a session. */
export const keptWorkKey = "kept-work";

/** What lies under the key. */
export interface KeptWork {
  /** The person's e-mail: it is given back to nobody else. */
  who: string;
  /** Milliseconds since the epoch. */
  at: number;
  forms: Record<string, EnteredWork>;
}

/** What was entered in a form, and over what: somebody else may change the record meanwhile. */
export interface EnteredWork {
  begun: object;
  mine: object;
}

/** Characters. The tab's storage has room for what was typed, not for the picture of a form. */
const longestText = 100_000;

/** Stands in a form for a text that was too long to be kept: whoever entered it is asked for it once more. */
export const leftOut = "left-out";

const offered = new Map<string, () => EnteredWork | undefined>();
/** Who works in this tab. Known to the tab itself: the browser's storage may have been cleared by another one. */
let worker: string | undefined;

/** Drops what somebody else left behind in this tab. @param who e-mail of who is signed in */
export function workBelongsTo(who: string): void {
  worker = who;
  const kept = sessionStorage.getItem(keptWorkKey);
  if (kept !== null && !kept.startsWith(head(who))) sessionStorage.removeItem(keptWorkKey);
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

/** Keeps what was entered until the person has signed in again, in this tab alone. */
export function keepWork(): void {
  const forms = [...offered].flatMap(([name, read]) => {
    const work = read();
    return work === undefined ? [] : [[name, { ...work, mine: withoutLongTexts(work.mine) }] as const];
  });
  if (worker === undefined || forms.length === 0) return;
  const kept: KeptWork = { who: worker, at: Date.now(), forms: Object.fromEntries(forms) };
  sessionStorage.setItem(keptWorkKey, JSON.stringify(kept));
}

/** How work of this person begins as text: enough to tell whose it is. */
function head(who: string): string {
  return JSON.stringify({ who }).slice(0, -1);
}

function withoutLongTexts(values: object): object {
  const isLong = (value: unknown): boolean => typeof value === "string" && value.length > longestText;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isLong(value) ? leftOut : value]));
}
