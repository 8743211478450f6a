import { longestPicture, type pictureExtensions } from "@/lib/resources/galleries/galleries.calls";
import { type PictureFormat, pictureOfBytes } from "../../pictures/picture-of-bytes";
import { PlatformError } from "../../platform-error";

interface Upload {
  base64Content: string;
  extension: (typeof pictureExtensions)[number];
}

interface UploadedPicture {
  format: PictureFormat;
  bytes: Buffer;
}

/** Pixels of a side: wide enough for any screen, too small for a picture that fills a memory when it is unpacked. */
const longestSide = 8_000;

/** The picture of an upload. @throws PlatformError 400 where it is none, is none of its extension, or is too large */
export function uploadedPicture({ base64Content, extension }: Upload): UploadedPicture {
  const bytes = Buffer.from(base64Content, "base64");
  // Buffer passes over what is not base64; written again it shows whether there was any.
  if (bytes.toString("base64") !== base64Content) throw refused("image: base64Content is not base64");
  if (bytes.length > longestPicture) throw refused("image: must be at most 5 MB");
  const head = pictureOfBytes(bytes);
  if (head === undefined) throw refused("image: must be a PNG, JPEG or WebP picture");
  if (head.format !== (extension === "jpeg" ? "jpg" : extension))
    throw refused(`image: is not ${extension} but ${head.format}`);
  if (!isSide(head.width) || !isSide(head.height)) throw refused(`image: must be 1 to ${longestSide} px wide and high`);
  return { format: head.format, bytes };
}

function isSide(pixels: number): boolean {
  return pixels >= 1 && pixels <= longestSide;
}

function refused(why: string): PlatformError {
  return new PlatformError(400, why);
}
