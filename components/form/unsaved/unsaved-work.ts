/** What a person has entered in one form and nothing has saved. */
export interface UnsavedWork {
  /** Whether the form, with what was entered, is still there at another address of the console, in this tab. */
  staysAt(address: URL): boolean;
}

const works = new Set<UnsavedWork>();
const listeners = new Set<() => void>();
/** The person has chosen to leave: the way out may take a while, and is not asked about again. */
let isGivenUp = false;
let asked: (() => void) | undefined;

/** @returns what ends it: the work is saved, or its form is gone. */
export function holdWork(work: UnsavedWork): () => void {
  works.add(work);
  isGivenUp = false;
  tell();
  return () => {
    works.delete(work);
    // Saved, or gone in another way: there is nothing left to ask about.
    if (works.size === 0) asked = undefined;
    tell();
  };
}

export function isWorkHeld(): boolean {
  return works.size > 0 && !isGivenUp;
}

/** Whether the person has chosen to leave what is held: it is no end of its own. */
export function isWorkGivenUp(): boolean {
  return isGivenUp;
}

export function isWorkLostAt(address: URL): boolean {
  return isWorkHeld() && [...works].some((work) => !work.staysAt(address));
}

/** Takes a step that ends forms: at once where nothing would be lost, else once the person says so. */
export function leaveWork(step: () => void): void {
  if (isWorkHeld()) {
    // One question at a time: the first one stands.
    asked ??= step;
    tell();
  } else {
    step();
  }
}

/** What the person is being asked about. */
export function askedStep(): (() => void) | undefined {
  return asked;
}

/** The person stays: everything is as it was. */
export function takeBackStep(): void {
  asked = undefined;
  tell();
}

/** Nobody can stay: from here on no step is asked about. */
export function giveUpWork(): void {
  isGivenUp = true;
  asked = undefined;
  tell();
}

/** The step did not leave the form. */
export function takeUpWork(): void {
  if (!isGivenUp) return;
  isGivenUp = false;
  tell();
}

/** @returns what ends it. */
export function onUnsavedWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
