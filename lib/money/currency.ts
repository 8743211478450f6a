/** CNST-014: the currency of amounts that name none, such as those of orders. */
export const defaultCurrency = "RON";
