import { folded } from "@/lib/texts/folded";
import type { Choice, Source } from "./source";

/**
 * What Enter means where nobody has chosen among the options: the record of that very code, or the only one found.
 * @returns undefined where the person has to choose
 */
export function choiceMeant(found: readonly Choice[], term: string): Choice | undefined {
  return choiceOfCode(found, term) ?? (found.length === 1 ? found[0] : undefined);
}

export function choiceOfCode(found: readonly Choice[], term: string): Choice | undefined {
  return term === "" ? undefined : found.find(({ code }) => code === term);
}

/** What of an answer fits the term: of a short list that was read whole, the names that hold it, accents aside. */
export function fittingChoices(
  { unasked }: Pick<Source, "unasked">,
  answer: readonly Choice[],
  term: string,
): readonly Choice[] {
  return unasked === "all" ? answer.filter(({ name }) => folded(name).includes(folded(term))) : answer;
}

/** What is offered: before anything is typed the one that is held comes first, be it found or not. */
export function offeredChoices(
  found: readonly Choice[],
  held: Choice | undefined,
  isTyped: boolean,
): readonly Choice[] {
  if (held === undefined || isTyped) return found;
  return [found.find(({ id }) => id === held.id) ?? held, ...found.filter(({ id }) => id !== held.id)];
}
