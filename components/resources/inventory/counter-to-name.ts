/** The count that was begun for somebody else a moment ago, while its tab lives. */
let awaited: number | undefined;

/** Whoever begins a count for somebody else is asked whom as soon as they see it. */
export const counterToName = {
  ask: (count: number): void => {
    awaited = count;
  },
  isAsked: (count: number): boolean => awaited === count,
  forget: (): void => {
    awaited = undefined;
  },
};
