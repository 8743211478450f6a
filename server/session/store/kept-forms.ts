import "server-only";

/** What somebody has entered and not sent, as it lies in a store: sealed, under a name that its writer chose. */
export interface KeptForm {
  /** Another one with each write, so that a writer sees whether somebody was there in between. */
  version: string;
  sealed: string;
}

/** Whose it is, and of which form. One is kept of each. */
export interface KeptPlace {
  /** As sessions name their user. */
  userId: string;
  form: string;
}

/** Forms that were entered and not sent. They end by the store's own clock. */
export interface KeptForms {
  readKept(place: KeptPlace): Promise<KeptForm | undefined>;
  /**
   * Writes over one version alone. The same version once more is the same write, whose answer was lost.
   * @param after the version that is written over; null where there is none
   * @returns whether it was that one
   */
  writeKept(place: KeptPlace, form: KeptForm, after: string | null, lifeMs: number): Promise<boolean>;
  /** @param version drops this one alone; any where it is left out @returns whether one was dropped */
  dropKept(place: KeptPlace, version?: string): Promise<boolean>;
}
