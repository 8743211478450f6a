import { ConsoleError } from "@/lib/errors/console-error";

/** Others may change other fields of the record all day long; whoever meets so many changes in a row is told. */
const mostTries = 4;

interface Edit<Kept> {
  /** Of the record that the edit starts from; undefined where it is not known: the record is read first. */
  version: string | undefined;
  readAgain(): Promise<Kept>;
  /** Whether this edit and what somebody else did to the record meanwhile touch the same. */
  clashesWith(now: Kept): boolean;
  /** @throws ConsoleError changed-meanwhile where the record is not of the version any more */
  save(version: string | undefined): Promise<unknown>;
}

/**
 * Saves an edit over the record that it starts from. Where somebody else has changed that meanwhile, but nothing that
 * this edit touches, it goes on from there.
 *
 * @returns the record as it is by now, where somebody else has changed the same: nothing is saved; undefined where the
 *   edit is saved
 * @throws whatever reading and saving throw; changed-meanwhile where the record does not come to rest
 */
export async function saveOver<Kept extends { version: string | undefined }>(
  edit: Edit<Kept>,
): Promise<Kept | undefined> {
  let { version } = edit;
  for (let triesLeft = mostTries; ; triesLeft -= 1) {
    if (version === undefined) {
      const now = await edit.readAgain();
      if (edit.clashesWith(now)) return now;
      version = now.version;
    }
    try {
      await edit.save(version);
      return undefined;
    } catch (error) {
      if (!isChangedMeanwhile(error) || triesLeft === 1) throw error;
      version = undefined;
    }
  }
}

export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ConsoleError && error.code === "changed-meanwhile";
}
