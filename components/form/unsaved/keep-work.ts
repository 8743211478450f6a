/** Key of the tab's own storage under which work outlives the end of a session. */
export const keptWorkKey = "kept-work";

/** What lies under the key. */
export interface KeptWork {
  /** The person's e-mail: it is given back to nobody else. */
  who: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** By the form's name, what was entered. */
  forms: Record<string, object>;
}

const offered = new Map<string, () => object | undefined>();

/**
 * Has what is entered in a form kept where the session ends over it.
 * @param name the form's, with the record's id
 * @param read what was entered; undefined where nothing was
 * @returns what ends it
 */
export function offerWork(name: string, read: () => object | undefined): () => void {
  offered.set(name, read);
  return () => {
    if (offered.get(name) === read) offered.delete(name);
  };
}

/** Keeps what was entered until the person has signed in again, in this tab alone. */
export function keepWork(who: string | undefined): void {
  const forms = [...offered].flatMap(([name, read]) => {
    const values = read();
    return values === undefined ? [] : [[name, values] as const];
  });
  if (who === undefined || forms.length === 0) return;
  const kept: KeptWork = { who, at: Date.now(), forms: Object.fromEntries(forms) };
  sessionStorage.setItem(keptWorkKey, JSON.stringify(kept));
}
