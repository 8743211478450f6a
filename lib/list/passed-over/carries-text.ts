import { folded } from "@/lib/texts/folded";

/** Days, moments, amounts and addresses of files hold digits that nobody searches by. */
const unsearched = /^(?:\d{4}-\d\d-\d\d|-?\d+\.\d+$|[a-z]+:\/\/|\/)/;

/**
 * Whether texts of a row hold every word of one that was typed, as people compare them: without case, accents and the signs
 * between letters and digits. A row that holds them is a hit; one that does not may be found by what it does not carry.
 */
export function carriesText(row: unknown, typed: string): boolean {
  const told = folded(textsIn(row).join("\n"));
  const bare = bareOf(told);
  return folded(typed)
    .split(/\s+/)
    .every((word) => told.includes(word) || (bareOf(word) !== "" && bare.includes(bareOf(word))));
}

/** Letters and digits alone; what stands apart stays so. */
function bareOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}\n]/gu, "");
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return unsearched.test(value) ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
