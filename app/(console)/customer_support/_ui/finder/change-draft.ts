import { type Draft, isOfAddress } from "./draft";

/**
 * Once a text is read: what the address becomes by it. A key that came since then is not taken back.
 * @param latest by now
 * @param typed what was read
 */
export function readDraft(latest: Draft | undefined, typed: string, becomes: string): Draft | undefined {
  return latest?.text === typed ? { ...latest, becomes } : latest;
}

/**
 * Once the address searches for what was typed, or for another way to read it.
 * @param applied what it searched for before
 */
export function appliedDraft(latest: Draft | undefined, typed: string, applied: string, becomes: string): Draft {
  const isTypedOn = isOfAddress(latest, applied) && latest.text !== typed;
  return isTypedOn ? { text: latest.text, over: becomes } : { text: typed, over: becomes, becomes };
}
