/** Marks the link of a row, between which the keys move, with the row's id. */
export const rowLinkSelector = "a[data-row-link]";
