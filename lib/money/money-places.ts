/** Amounts are rounded to 2 decimals (2§9), halves away from zero. */
export const moneyPlaces = 2;
