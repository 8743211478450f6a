/** A pointer or the focus that stays so long may mean what it stays on, in ms: who passes over links and rows means none of them. */
export const restingTime = 80;
