/** What a search compares: letters without case and accents, so that `gari` finds Gări. */
export function folded(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
