import { findList, listTable } from "@/lib/resources/list-table";

/**
 * The lists that are walked in a browser: of each kind of call one, of each way to be empty one. What every list owes
 * by its declaration the contract tests ask of its first HTML.
 */
const walked = ["orders", "receptions", "companies"];

export const walkedLists = walked.map((page) => {
  const list = findList(page);
  if (list === undefined) throw new Error(`No list ${page} among ${listTable.length}.`);
  return list;
});
