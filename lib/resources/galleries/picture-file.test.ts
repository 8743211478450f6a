import { jpegHead, pngPicture, webpHead } from "@/tests/support/pictures";
import { longestPicture } from "./galleries.calls";
import { chosenPicture, isFault, pictureAddress, pictureOfFile } from "./picture-file";

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

it.each([
  ["png", pngPicture(2, 2)],
  ["jpeg", jpegHead(2, 2)],
  ["webp", webpHead(2, 2)],
  ["type", svg],
  ["type", Buffer.alloc(0)],
  ["type", Buffer.from("GIF89a")],
])("BANR-016 a file is a %s by its bytes", (kind, bytes) => {
  expect(pictureOfFile(bytes, bytes.length)).toBe(kind);
  expect(isFault(pictureOfFile(bytes, bytes.length))).toBe(kind === "type");
});

it("BANR-016 a picture has at most 5 MB", () => {
  expect(pictureOfFile(pngPicture(2, 2), longestPicture)).toBe("png");
  expect(pictureOfFile(pngPicture(2, 2), longestPicture + 1)).toBe("size");
  expect(pictureOfFile(svg, longestPicture + 1)).toBe("type");
});

it.each(["png", "jpeg", "webp"] as const)(
  "BANR-016 a %s that was chosen is shown and sent as one text",
  (extension) => {
    const address = pictureAddress(extension, "QUJD");
    expect(address).toBe(`data:image/${extension};base64,QUJD`);
    expect(chosenPicture(address)).toEqual({ base64Content: "QUJD", extension });
  },
);

it.each(["", "https://example.test/4.png", "data:image/svg+xml;base64,QUJD", "left-out"])(
  "BANR-016 %j is no picture that was chosen",
  (address) => {
    expect(chosenPicture(address)).toBeUndefined();
  },
);
