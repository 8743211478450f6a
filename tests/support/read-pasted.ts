import { type PastedList, readPastedList } from "@/lib/resources/drafts/editing/pasted-list";

export const [one, two, three] = ["4006381333931", "96385074", "036000291452"] as const;

/** The one product that is known by its name. */
export const knownName = "Apă carbogazoasă";

/** Cells F1.1 to F1.4 are here, F2.1 and numbers of one or two digits are spelt as they are. */
export function readPasted(lines: string[][]): PastedList {
  return readPastedList(lines, {
    isCell: (text) => /^F1\.[1-4]$/.test(text),
    isAlias: (text) => /^(F[12]\.[1-4]|\d\d?)$/.test(text),
    isProduct: (text) => text === knownName,
  });
}
