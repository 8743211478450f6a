import { ConsoleError } from "@/lib/errors/console-error";

/** Others may change other fields of the record all day long: after so many changes in a row the person is told. */
const mostTries = 4;

interface Edit<State> {
  /** The record that the edit starts from; where its version is not known, the record is read first. */
  from: State;
  readCurrent(): Promise<State>;
  /** Whether this edit and what somebody else did to the record meanwhile touch the same. */
  clashesWith(current: State): boolean;
  /** @throws ConsoleError changed-meanwhile where the record is not of that version any more */
  send(from: State): Promise<unknown>;
}

/**
 * Saves an edit over the record that it starts from. Where somebody else has changed that meanwhile, but nothing that
 * this edit touches, it goes on from there.
 *
 * @returns the record as it is by now, where somebody else has changed the same: nothing is saved; undefined where the
 *   edit is saved
 * @throws whatever reading and sending throw; changed-meanwhile where the record does not come to rest
 */
export async function saveOver<State extends { version: string | undefined }>(
  edit: Edit<State>,
): Promise<State | undefined> {
  let from: State | undefined = edit.from.version === undefined ? undefined : edit.from;
  for (let triesLeft = mostTries; ; triesLeft -= 1) {
    if (from === undefined) {
      const current = await edit.readCurrent();
      if (edit.clashesWith(current)) return current;
      from = current;
    }
    try {
      await edit.send(from);
      return undefined;
    } catch (error) {
      if (!isChangedMeanwhile(error) || triesLeft === 1) throw error;
      from = undefined;
    }
  }
}

export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ConsoleError && error.code === "changed-meanwhile";
}
