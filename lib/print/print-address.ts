/**
 * Where the PDF of a page's record is: a plain link, which the cookie opens.
 * @param account the mark of the account for which the page was made
 * @param wish further parameters; what is undefined is left out
 */
export function printAddress(
  [page, id, paper]: readonly [page: string, id: number, paper: string],
  account: string | undefined,
  wish: Readonly<Record<string, string | undefined>>,
): string {
  const named = Object.entries({ ...wish, account });
  const search = new URLSearchParams(named.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  return `/api/print/${page}/${id}/${paper}${search.size === 0 ? "" : `?${search}`}`;
}
