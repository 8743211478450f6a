/** TABL-023: a title made from a key has its words capitalised and its underscores as spaces. */
export function titleOfKey(key: string): string {
  return key
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
