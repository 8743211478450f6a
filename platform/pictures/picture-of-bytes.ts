/** The formats that are taken, as their files are called. */
export type PictureFormat = "png" | "jpg" | "webp";

/** What a file says of itself in its first bytes. Sizes in pixels. */
export interface PictureHead {
  format: PictureFormat;
  width: number;
  height: number;
}

/**
 * Reads a picture's format and size from its bytes, never from its name: PNG, JPEG and WebP. A file of any other kind, such
 * as an SVG, which may hold scripts, is no picture here.
 * @returns undefined where it is none of these, or ends before it has said its size
 */
export function pictureOfBytes(bytes: Buffer): PictureHead | undefined {
  if (bytes.length < 30) return undefined;
  if (bytes.subarray(0, 8).equals(pngMark)) return pngHead(bytes);
  if (bytes.readUInt16BE(0) === jpegStart) return jpegHead(bytes);
  if (textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WEBP") return webpHead(bytes);
  return undefined;
}

const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngHead(bytes: Buffer): PictureHead | undefined {
  if (textAt(bytes, 12) !== "IHDR") return undefined;
  return { format: "png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const jpegStart = 0xffd8;
/** Markers of frames, 0xC0 to 0xCF, say the size, but for three that mean something else. */
const noFrames: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

function jpegHead(bytes: Buffer): PictureHead | undefined {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && !noFrames.has(marker))
      return { format: "jpg", height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function webpHead(bytes: Buffer): PictureHead | undefined {
  switch (textAt(bytes, 12)) {
    case "VP8 ":
      return { format: "webp", width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case "VP8L": {
      const bits = bytes.readUInt32LE(21);
      return { format: "webp", width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { format: "webp", width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

function textAt(bytes: Buffer, from: number): string {
  return bytes.toString("latin1", from, from + 4);
}
