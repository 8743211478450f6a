import { printAddress } from "@/lib/print/print-address";

/** What is printed of a count: sheets to count by hand, and what was counted and booked. */
export const countPaperKinds = ["sheets", "protocol"] as const;

export type Paper = (typeof countPaperKinds)[number];

interface PaperWish {
  /** Of all counts that are joined. */
  isAll?: boolean;
  /** What the books have is printed, too. */
  hasBooks?: boolean;
  /** The mark of the account for which the page was made. */
  account: string | undefined;
}

/** Where the PDF of a count is. */
export function paperAddress(id: number, paper: Paper, { isAll, hasBooks, account }: PaperWish): string {
  const wish = { all: isAll ? "1" : undefined, books: hasBooks ? "1" : undefined };
  return printAddress(["inventory", id, paper], account, wish);
}
