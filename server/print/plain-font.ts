import "server-only";

/** Tables by which glyphs are put together and moved beside each other: Latin letters need none of them. */
const layoutTables: ReadonlySet<string> = new Set(["GDEF", "GPOS", "GSUB", "kern"]);

const headSize = 12;
const recordSize = 16;

/**
 * A TrueType font without its layout tables. To read those takes a hundred times as long as all else of it, at one go, for each file
 * that is made.
 * @param font an sfnt file: a directory of tables, then the tables
 */
export function withoutLayout(font: Buffer): Buffer {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = headSize + index * recordSize;
    return font.subarray(at, at + recordSize);
  }).filter((record) => !layoutTables.has(record.toString("latin1", 0, 4)));
  const head = Buffer.from(font.subarray(0, headSize));
  head.writeUInt16BE(records.length, 4);
  const parts: Buffer[] = [];
  let offset = headSize + records.length * recordSize;
  const directory = records.map((record) => {
    const [from, length] = [record.readUInt32BE(8), record.readUInt32BE(12)];
    const moved = Buffer.from(record);
    moved.writeUInt32BE(offset, 8);
    // Each begins at a multiple of four bytes.
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    font.copy(padded, 0, from, from + length);
    parts.push(padded);
    offset += padded.length;
    return moved;
  });
  return Buffer.concat([head, ...directory, ...parts]);
}
