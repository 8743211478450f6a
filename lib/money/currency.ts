/** CNST-014: the currency of amounts that name none, such as those of orders. */
export const defaultCurrency = "RON";

/** The unit of an amount that is a part of another one, such as a percentage voucher's (1§9). */
export const percentUnit = "%";
