/** One way to read what was typed into customer support's finder. */
export type Reading =
  | { kind: "people"; by: "text" | "email" | "phone"; search: string }
  | { kind: "order"; id: number }
  | { kind: "card"; lastFour: string }
  /** `series` is missing where the number alone was typed. */
  | { kind: "invoice"; series?: string; number: string }
  | Purchase;

/** A purchase as customers tell it: where, when and for how much; what was not said is missing. */
export interface Purchase {
  kind: "purchase";
  /** Words of the storage's name; empty where none was said. */
  place: string;
  /** YYYY-MM-DD where the operator works. */
  day: string;
  /** HH:mm by the operator's clocks. */
  time?: string;
  /** Decimal text with 2 places. */
  amount?: string;
  /** It was about so much: one leu more or less fits too. */
  isAbout?: boolean;
}

/** What it is where the operator works. */
export interface Clock {
  /** YYYY-MM-DD */
  today: string;
  /** HH:mm */
  time: string;
}
