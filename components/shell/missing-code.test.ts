import { isMissingCode } from "./missing-code";

/** As the bundler's runtime throws it. */
const chunkError = Object.assign(new Error("Failed to load chunk /_next/static/chunks/a.js"), {
  name: "ChunkLoadError",
});

it.each([
  ["the bundler's error", chunkError, true],
  ["an error that it caused", new Error("lazy", { cause: chunkError }), true],
  ["any other error", new Error("Failed to fetch"), false],
  ["what is no error", "ChunkLoadError", false],
])("tells missing code: %s", (_, error, expected) => {
  expect(isMissingCode(error)).toBe(expected);
});
