/**
 * What a chip's button is called: what it does, and what is seen of it, so that who speaks to the computer may say what is
 * seen. A chip may show the number of its values alone; a text that is cut is in its whole.
 */
export function chipName(does: string, lines: readonly string[]): string {
  const isSaid = lines.every((shown) => shown.split("…").every((part) => does.includes(part)));
  return isSaid ? does : `${does} (${lines.join(" ")})`;
}
