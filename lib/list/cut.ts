/** How long texts may be where they stand in little room (1§9). */
export const longest = { chip: 20, optionLabel: 40, productLabel: 30, category: 100, categoryFullName: 150 } as const;

/** A text cut to its first `most` characters, with an ellipsis where something is missing. */
export function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most).join("").trimEnd()}…`;
}
