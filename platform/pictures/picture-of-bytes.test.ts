import { jpegHead, pngPicture, webpHead } from "@/tests/support/pictures";
import { pictureOfBytes } from "./picture-of-bytes";

const simpleWebp = (kind: "VP8 " | "VP8L", place: number, bytes: readonly number[]): Buffer => {
  const head = webpHead(1, 1).fill(0, 12);
  head.write(kind, 12, "latin1");
  head.set(bytes, place);
  return head;
};

it.each([
  ["png", pngPicture(1080, 235)],
  ["jpg", jpegHead(1080, 235)],
  ["webp", webpHead(1080, 235)],
  ["webp", simpleWebp("VP8 ", 26, [0x38, 0x04, 0xeb, 0x00])],
  ["webp", simpleWebp("VP8L", 21, [0x37, 0x84, 0x3a, 0x00])],
])("BANR-016 a %s says its size in its bytes", (format, bytes) => {
  expect(pictureOfBytes(bytes)).toEqual({ format, width: 1080, height: 235 });
});

it.each([
  ["nothing", Buffer.alloc(0)],
  ["an SVG with a script", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ["a page", Buffer.from(`<!doctype html><title>x</title>${" ".repeat(40)}`)],
  ["a GIF", Buffer.from(`GIF89a${"\0".repeat(40)}`)],
  ["a PDF", Buffer.from(`%PDF-1.7${" ".repeat(40)}`)],
  [
    "a PNG's mark before something else",
    Buffer.concat([pngPicture(1, 1).subarray(0, 8), Buffer.alloc(40, "<script>")]),
  ],
  ["a JPEG without a frame", Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(40, 0xff)])],
  ["a JPEG that was cut", jpegHead(10, 10).subarray(0, 24)],
  ["a RIFF that is a sound", Buffer.from(`RIFF\0\0\0\0WAVEfmt ${"\0".repeat(40)}`)],
  ["a WebP of an unknown kind", simpleWebp("VP8 ", 12, [0x58, 0x58, 0x58, 0x58])],
])("BANR-016 %s is no picture", (_what, bytes) => {
  expect(pictureOfBytes(bytes)).toBeUndefined();
});
