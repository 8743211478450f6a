import { crc32, deflateSync } from "node:zlib";

/** A PNG of one colour, whole and valid. */
export function pngPicture(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  // 8 bits a sample, red, green and blue.
  size.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([0x94, 0xc2, 0x00]))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)));
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([mark, chunk("IHDR", size), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** The beginning of a JPEG, up to the frame that says its size, and a few bytes more. */
export function jpegHead(width: number, height: number): Buffer {
  const application = Buffer.concat([Buffer.from([0xff, 0xe0, 0x00, 0x10]), Buffer.from("JFIF\0".padEnd(14, "\0"))]);
  const frame = Buffer.from([0xff, 0xc0, 0x00, 0x11, 8, height >> 8, height & 255, width >> 8, width & 255, 3]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), application, frame, Buffer.alloc(16)]);
}

/** The beginning of a WebP with alpha or animation, whose head says the whole picture's size. */
export function webpHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(34);
  head.write("RIFF", 0, "latin1");
  head.write("WEBPVP8X", 8, "latin1");
  head.writeUIntLE(width - 1, 24, 3);
  head.writeUIntLE(height - 1, 27, 3);
  return head;
}
