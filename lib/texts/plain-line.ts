import { withoutInvisible } from "./invisible-character";

/** A text of the platform as a part of one line that others read or copy: without line breaks and what is not seen. */
export function inPlainLine(text: string): string {
  return withoutInvisible(text.replaceAll(/\s/g, " ")).replaceAll(/ +/g, " ").trim();
}
