import { listOf } from "./list-of";

/**
 * The lists that are walked in a browser: one whose rows are asked for over REST and whose table stays where it is empty,
 * one whose rows come of a query and which then shows no table. What every list owes by its declaration, the other two
 * pairs of these among them, the contract tests ask of its first HTML.
 */
const walked = ["orders", "receptions"];

export const walkedLists = walked.map(listOf);
