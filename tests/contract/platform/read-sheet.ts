import { inflateRawSync } from "node:zlib";

const localHeader = 0x04034b50;
const directoryEntry = 0x02014b50;

/** The rows of an xlsx file's first sheet, each cell as text. Knows of the format what our files use. */
export function readSheet(file: Buffer): string[][] {
  const parts = readZip(file);
  const shared = [...(parts.get("xl/sharedStrings.xml") ?? "").matchAll(/<si>(.*?)<\/si>/gs)].map(([, each = ""]) =>
    textOf(each),
  );
  const sheet = parts.get("xl/worksheets/sheet1.xml");
  if (sheet === undefined) throw new Error("The file has no sheet.");
  return [...sheet.matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes = "", content = ""]) => {
      const value = textOf(content);
      return /t="s"/.test(attributes) ? (shared[Number(value)] ?? "") : value;
    }),
  );
}

/** The parts of a zip file by name, read from its directory. */
function readZip(file: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  let at = file.indexOf(Buffer.from("PK\u0001\u0002", "latin1"));
  while (at >= 0 && at + 46 <= file.length && file.readUInt32LE(at) === directoryEntry) {
    const [size, nameLength] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)];
    const name = file.toString("utf8", at + 46, at + 46 + nameLength);
    parts.set(name, readPart(file, file.readUInt32LE(at + 42), size, file.readUInt16LE(at + 10)));
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return parts;
}

function readPart(file: Buffer, at: number, size: number, method: number): string {
  if (file.readUInt32LE(at) !== localHeader) throw new Error("The file is no zip.");
  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  const bytes = file.subarray(start, start + size);
  return (method === 0 ? bytes : inflateRawSync(bytes)).toString("utf8");
}

function textOf(xml: string): string {
  return xml.replace(/<[^>]*>/g, "");
}
