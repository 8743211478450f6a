import "server-only";
import { Zip, ZipDeflate } from "fflate";
import type { FileColumn, TableFile } from "./cell";
import { sheetHead, sheetRow, sheetTail } from "./sheet-xml";
import { sheetPath, workbookParts } from "./workbook-parts";

/** Rows are much alike: more effort makes the file hardly smaller. */
const effort = 3;

/**
 * A workbook of one sheet, packed while it is written: what has been packed is handed on, so its length does not
 * matter to memory. Libraries for such files build the whole sheet first.
 */
export function xlsxFile(title: string, columns: readonly FileColumn[]): TableFile {
  const due: Uint8Array[] = [];
  const archive = new Zip((fault, chunk) => {
    if (fault !== null) throw fault;
    due.push(chunk);
  });
  const encoder = new TextEncoder();
  const addPart = (path: string): ZipDeflate => {
    const part = new ZipDeflate(path, { level: effort });
    archive.add(part);
    return part;
  };
  // First the parts that tell what kind of file it is: readers look there.
  for (const [path, xml] of workbookParts(title)) addPart(path).push(encoder.encode(xml), true);
  const sheet = addPart(sheetPath);
  let written = 1;

  return {
    begin() {
      sheet.push(encoder.encode(sheetHead(columns)));
      return handOver(due);
    },
    add(rows) {
      const xml = rows.map((row, index) => sheetRow(written + 1 + index, row)).join("");
      written += rows.length;
      sheet.push(encoder.encode(xml));
      return handOver(due);
    },
    end() {
      sheet.push(encoder.encode(sheetTail), true);
      archive.end();
      return handOver(due);
    },
  };
}

/** @returns all chunks as one, and forgets them. */
function handOver(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks.splice(0)) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
