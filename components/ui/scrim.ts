/** What lies over the page below a dialog or a drawer. */
export const scrim = "fixed inset-0 z-40 bg-black/35";
