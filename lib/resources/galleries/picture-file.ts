import { longestPicture, pictureExtensions } from "./galleries.calls";

export type PictureExtension = (typeof pictureExtensions)[number];

const marks: readonly (readonly [PictureExtension, (bytes: Uint8Array) => boolean])[] = [
  ["png", (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ["jpeg", (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff])],
  ["webp", (bytes) => textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WEBP"],
];

/** Why a file is no picture for a banner. */
export type PictureFault = "type" | "size";

/**
 * What a file is by its first bytes, whatever it is called.
 * @param size of the whole file, in bytes
 */
export function pictureOfFile(bytes: Uint8Array, size: number): PictureExtension | PictureFault {
  const kind = marks.find(([, isKind]) => isKind(bytes))?.[0];
  if (kind === undefined) return "type";
  return size > longestPicture ? "size" : kind;
}

/** A chosen picture as an address that a page shows: what a form holds of it. */
export function pictureAddress(extension: PictureExtension, base64Content: string): string {
  return `data:image/${extension};base64,${base64Content}`;
}

/** A chosen picture as the calls take it. @param address any other one is that of a picture which is there already */
export function chosenPicture(address: string): { base64Content: string; extension: PictureExtension } | undefined {
  const [, extension] = /^data:image\/(png|jpeg|webp);base64,/.exec(address) ?? [];
  const known = pictureExtensions.find((each) => each === extension);
  return known && { extension: known, base64Content: address.slice(address.indexOf(",") + 1) };
}

export function isFault(found: PictureExtension | PictureFault): found is PictureFault {
  return found === "type" || found === "size";
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}

function textAt(bytes: Uint8Array, from: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + 4));
}
