/** Code that a document quotes from a file of the project. */
export interface Snippet {
  path: string;
  text: string;
}

/** Fenced blocks whose first line names a file: three backticks, the language, the path. */
export function snippetsOf(document: string): Snippet[] {
  return [...document.matchAll(/^( *)```\w+ (\S+)\n([\s\S]*?)\n\1```$/gm)].map(([, , path = "", text = ""]) => ({
    path,
    text,
  }));
}

/**
 * Compares a snippet with its file, indent aside. A line `…` stands for lines that are left out: what is between two of
 * these follows each other in the file as well.
 * @returns the first line of each part that the file does not have, or not in this order
 */
export function strayLines(snippet: string, file: string): string[] {
  const lines = trimmed(file);
  let from = 0;
  const parts = snippet.split(/^ *…$/m).map(trimmed);
  return parts.flatMap((part) => {
    const at = lines.findIndex(
      (_, start) => start >= from && part.every((line, index) => lines[start + index] === line),
    );
    if (at < 0) return part.slice(0, 1);
    from = at + part.length;
    return [];
  });
}

function trimmed(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
