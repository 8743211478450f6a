import "server-only";

/** A text of the platform where it has a line or a few: what is longer ends by an ellipsis. @param most in characters */
export function shortened(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : text;
}
