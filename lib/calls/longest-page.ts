/** The most rows that one call gives: what is read whole is read in pages of so many. */
export const longestPage = 250;
