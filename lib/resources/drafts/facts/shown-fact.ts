/** What is shown in the cells on wish. */
export const shownFacts = ["nothing", "price", "stock", "expiry", "sales"] as const;

export type ShownFact = (typeof shownFacts)[number];
