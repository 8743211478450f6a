import { strFromU8, Unzip, type UnzipFile, UnzipInflate } from "fflate";
import { RefusedInvoice } from "./refused-invoice";
import { mostUnpacked } from "./unpack-bounds";

/** Of a file in it, and of the end of an empty one. */
const zipBeginnings: ReadonlySet<string> = new Set(["PK\x03\x04", "PK\x05\x06"]);

/** XML files that are looked at in a zip: ANAF gives an invoice and its signature. */
const mostFiles = 10;

/** Files of any kind that a zip is read past: 170,000 empty ones in 5 MB took 12 s. */
const mostEntries = 100;

/** A zip is unpacked in pieces of this many bytes: each gives about 4 MB at most, then the bound is looked at. */
const pieceSize = 4 * 1024;

/** The XML files of a zip, or the file itself. @throws RefusedInvoice tooLarge, tooMuch, brokenZip */
export function xmlFilesOf(bytes: Uint8Array): Uint8Array[] {
  if (bytes.length > mostUnpacked) throw new RefusedInvoice("tooLarge");
  return zipBeginnings.has(strFromU8(bytes.subarray(0, 4), true)) ? unzipped(bytes) : [bytes];
}

function unzipped(bytes: Uint8Array): Uint8Array[] {
  const files: Uint8Array[][] = [];
  let size = 0;
  let entries = 0;
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > mostEntries) throw new RefusedInvoice("tooMuch");
    if (!isXml(file)) return;
    if (files.length === mostFiles) throw new RefusedInvoice("tooMuch");
    const pieces: Uint8Array[] = [];
    files.push(pieces);
    file.ondata = (fault, piece) => {
      if (fault) throw fault;
      size += piece.length;
      if (size > mostUnpacked) throw new RefusedInvoice("tooLarge");
      pieces.push(piece);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += pieceSize)
      unzip.push(bytes.subarray(at, at + pieceSize), at + pieceSize >= bytes.length);
  } catch (fault) {
    throw fault instanceof RefusedInvoice ? fault : new RefusedInvoice("brokenZip", { cause: fault });
  }
  return files.map(joined);
}

/** ANAF's signature beside the invoice is not verified, and so it is not unpacked. */
function isXml({ name }: UnzipFile): boolean {
  return /\.xml$/i.test(name) && !/(^|\/)semnatura_[^/]*$/i.test(name);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
