/** A word of a filter: as it stands in the address, as a person reads it, and what is sent for it. */
type Word = readonly [word: string, read: string, sent: string];

export interface FilterSet {
  /** The sentence that lists them, or leaves them to us. */
  id: string;
  /** Further sentences, which the rows that its filters find prove. */
  rowsProve?: string;
  /** What each filter of the list is called, in the order in which the list offers them. */
  names: Readonly<Record<string, string>>;
  /** Closed lists, whole and in their order, and periods. Days are those of `dayOfSamples`. */
  words?: Readonly<Record<string, readonly Word[]>>;
}

export const yesOrNo = (sent: string): readonly Word[] => [
  ["true", "Yes", `${sent}=true`],
  ["false", "No", `${sent}=false`],
];
