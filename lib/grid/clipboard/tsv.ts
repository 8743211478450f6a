/** Tables on the clipboard, as spreadsheets put them there: cells by tab, lines by line break, quotes where needed. */

const needsQuotes = /[\t\r\n]|^"/;

export function writeTsv(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => cells.map(writeCell).join("\t")).join("\n");
}

function writeCell(text: string): string {
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A cell in quotes may hold tabs and line breaks; they are read as they stand. The break that ends the text begins no line. */
export function readTsv(text: string): string[][] {
  const cell = /("(?:[^"]|"")*"(?=[\t\r\n]|$)|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/gy;
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [whole, written = "", end = ""] of text.replace(/(\r\n|\r|\n)$/, "").matchAll(cell)) {
    if (whole === "" && line.length === 0) break;
    line.push(readCell(written));
    if (end === "\t") continue;
    lines.push(line);
    line = [];
    if (end === "") break;
  }
  return lines;
}

function readCell(written: string): string {
  return /^".*"$/s.test(written) ? written.slice(1, -1).replaceAll('""', '"') : written;
}
