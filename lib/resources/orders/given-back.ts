/**
 * The amount of a refund with its sign: below 0, whichever sign it has on the wire. By its text alone: an order's preview
 * says it, and its list's script has no room for arithmetic.
 * @param amount decimal text
 */
export function givenBack(amount: string): string {
  const unsigned = amount.replace("-", "");
  return /[1-9]/.test(unsigned) ? `-${unsigned}` : unsigned;
}
