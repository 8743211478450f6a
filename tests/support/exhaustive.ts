/** `EXHAUSTIVE=1 npm test -- contract bff contract/lists`: every trick over the wire on every address by itself (decision 0027). */
export const isExhaustive = process.env.EXHAUSTIVE === "1";
