/** What is printed of a count: sheets to count by hand, and what was counted and booked. */
export type Paper = "sheets" | "protocol";

export function isPaper(name: string): name is Paper {
  return name === "sheets" || name === "protocol";
}

interface PaperWish {
  /** Of all counts that are joined. */
  isAll?: boolean;
  /** What the books have is printed, too. */
  hasBooks?: boolean;
  /** The mark of the account for which the page was made. */
  account: string | undefined;
}

/** Where the PDF of a count is: a plain link, which the cookie opens. */
export function paperAddress(id: number, paper: Paper, { isAll, hasBooks, account }: PaperWish): string {
  const search = new URLSearchParams();
  if (isAll) search.set("all", "1");
  if (hasBooks) search.set("books", "1");
  if (account !== undefined) search.set("account", account);
  const query = search.size === 0 ? "" : `?${search}`;
  return `/api/print/inventory/${id}/${paper}${query}`;
}
