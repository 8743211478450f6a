import { inflateSync } from "node:zlib";

/**
 * The pieces of text that a PDF of pdfkit shows, page by page in the order in which they were drawn. Its fonts are embedded
 * in part, so that a text is a row of glyph numbers; each font says in a table of its own which letters they are.
 */
export function pdfText(pdf: Buffer): string[] {
  const objects = objectsIn(pdf);
  const letters = new Map<string, Map<string, string>>();
  for (const { head } of objects.values())
    for (const [, name = "", font = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? "")?.[1];
      if (table !== undefined) letters.set(name, lettersOf(objects.get(table)?.content ?? ""));
    }
  return [...objects.values()].flatMap(({ content }) => piecesIn(content, letters));
}

function objectsIn(pdf: Buffer) {
  const text = pdf.toString("latin1");
  const objects = new Map<string, { head: string; content: string }>();
  for (const { index, 0: whole, 1: id = "" } of text.matchAll(/(\d+) 0 obj\n/g)) {
    const end = text.indexOf("\nendobj", index);
    const head = text.slice(index + whole.length, end);
    const at = head.indexOf("stream\n");
    const isPacked = at !== -1 && head.slice(0, at).includes("/FlateDecode") && !head.slice(0, at).includes("/Length1");
    const content = isPacked ? inflateSync(pdf.subarray(index + whole.length + at + 7)).toString("latin1") : "";
    objects.set(id, { head: at === -1 ? head : head.slice(0, at), content });
  }
  return objects;
}

/** By the glyph's number in four hex digits. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  // A glyph of several letters, as of two f, names each of them.
  for (const [, first = "", list = ""] of table.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/gs))
    for (const [index, [, hex = ""]] of [...list.matchAll(/<([\w ]*)>/g)].entries())
      letters.set(
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, "0"),
        Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
      );
  return letters;
}

function piecesIn(content: string, letters: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  let font: ReadonlyMap<string, string> | undefined;
  const pieces: string[] = [];
  for (const [, name, text = ""] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name !== undefined) font = letters.get(name);
    else pieces.push((text.match(/<\w+>/g) ?? []).map((part) => readGlyphs(part, font)).join(""));
  }
  return pieces;
}

function readGlyphs(part: string, font: ReadonlyMap<string, string> | undefined): string {
  return (part.match(/\w{4}/g) ?? []).map((glyph) => font?.get(glyph) ?? "\ufffd").join("");
}
