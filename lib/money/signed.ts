/** A figure of which it matters that it is more: with a plus above zero. @param shown the number as it is written */
export function signed(number: number, shown: string): string {
  return number > 0 ? `+${shown}` : shown;
}
