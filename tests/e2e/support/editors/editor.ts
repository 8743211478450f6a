import type { Locator } from "@playwright/test";

/** A field by its label, and what is typed into it, chosen or ticked. */
export interface Entry {
  label: string;
  value: string | boolean;
  /** What is entered wrong, and what is said of it at the field. */
  wrong?: readonly (readonly [entered: string | boolean, told: string])[];
}

/** New or Edit of a page. */
export interface Form {
  /** What Save of an empty one says, in the order of its fields. */
  missing?: readonly string[];
  entries: readonly Entry[];
  /** What is no field, such as a file. */
  choose?(panel: Locator): Promise<void>;
  /** The field that the platform refuses, and its name on the wire. */
  refused: { label: string; wire: string };
  /** The calls that a save makes, each once. */
  writes: readonly string[];
  saved: string;
  /** The console's own words on a save that failed. */
  failed?: string;
}

/** What is in New while the session ends, where that is more than its entries. */
interface Kept {
  entries: readonly Entry[];
  /** @returns what looks whether it is there again, or the person is told that it is not */
  choose(panel: Locator): Promise<() => Promise<void>>;
}

/** Two people change the same field of one record. */
interface ClashOfTwo {
  record: number;
  mine: Entry;
  /** What a colleague sends: before the person takes it over, and before they save over it. */
  theirs: readonly [first: object, second: object];
  /** The row of the question: the field, theirs, mine. */
  row: string;
  /** What stands in the form once theirs was taken. */
  taken: readonly Entry[];
  /** What the platform has in the end. */
  kept: Record<string, unknown>;
}

/** One page's editor, as data: the stories are in every-editor.spec.ts. */
export interface Editor {
  page: string;
  /** Its path at the platform. */
  path: string;
  account: string;
  /** Another account that may do the same. */
  colleague: string;
  /** As in the titles of its panels. */
  noun: string;
  /** The last that a form asks for by itself. */
  last(panel: Locator): Locator;
  new?: Form & { kept?: Kept };
  /** The file in whose tests a session ends over New, where it is not every-editor.spec.ts. */
  outlivesSessionIn?: string;
  /** Of the record that New has made. */
  edit: Form;
  /** What is edited where nothing is made. */
  record?: number;
  clash: ClashOfTwo;
}

/** A name that is required, typed and emptied. */
export const name = (value: string, told = "Name is required"): Entry => ({
  label: "Name",
  value,
  wrong: [["", told]],
});

/** Everywhere the same: a name that both change. */
export function clashOfNames(record: number): ClashOfTwo {
  return {
    record,
    mine: { label: "Name", value: "Numele meu" },
    theirs: [{ name: "Numele celuilalt" }, { name: "Iar al celuilalt" }],
    row: "Name Numele celuilalt Numele meu",
    taken: [{ label: "Name", value: "Numele celuilalt" }],
    kept: { name: "Numele meu" },
  };
}

/** The first option that a list of choices is given by the platform. */
export const firstOption = (label: string) => (panel: Locator) =>
  panel.getByLabel(label, { exact: true }).getByRole("option").nth(1);
