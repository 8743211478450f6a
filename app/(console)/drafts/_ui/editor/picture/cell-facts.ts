import type { MappedCell } from "@/lib/resources/drafts/cells/mapped-cell";

/** What is told in a cell beside what is mapped to it. */
export interface CellFact {
  /** How much the cell is coloured, 0 to 4; undefined where nothing is known, or nothing is asked. */
  heat: number | undefined;
  /** Short lines below the name, such as the price. */
  lines: readonly string[];
  /** What is to be looked at, in words. */
  finding: string | undefined;
}

export function isSameFact(one: CellFact, other: CellFact): boolean {
  return (
    one.heat === other.heat &&
    one.finding === other.finding &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, index) => line === other.lines[index])
  );
}

export interface CellFacts {
  of(key: number, cell: MappedCell): CellFact;
}
