import { listOf } from "./list-of";

/**
 * The lists that are walked in a browser: of each kind of call one, of each way to be empty one. What every list owes
 * by its declaration the contract tests ask of its first HTML.
 */
const walked = ["orders", "receptions"];

export const walkedLists = walked.map(listOf);
