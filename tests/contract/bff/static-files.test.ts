import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { builtFolder, projectRoot } from "@/tests/support/console/run-console";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite();

const unpack: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Scripts and styles that the sign-in page names. */
async function namedFiles(): Promise<string[]> {
  const { text } = await suite.console.visitor().open("/login");
  return [...new Set(text.match(/\/_next\/static\/[^"\\]+\.(?:js|css)/g))];
}

const onDisk = (path: string): Buffer => readFileSync(join(projectRoot, builtFolder(), path.replace("/_next/", "")));

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["br;q=0.000,gzip; q=0", undefined],
  ["deflate", undefined],
  ["", undefined],
])(
  "W8 scripts and styles for a client that takes '%s' are packed as %s and are what was built",
  async (takes, packing) => {
    const paths = await namedFiles();
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      const { status, headers, bytes } = await suite.console
        .visitor()
        .send({ path, headers: { "accept-encoding": takes } });
      expect([status, headers["content-encoding"], headers.vary]).toEqual([200, packing, "Accept-Encoding"]);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(headers["content-type"]).toBe(
        path.endsWith(".css") ? "text/css; charset=UTF-8" : "application/javascript; charset=UTF-8",
      );
      const plain = packing === undefined ? bytes : unpack[packing]?.(bytes);
      expect(plain?.equals(onDisk(path))).toBe(true);
      expect(Number(headers["content-length"])).toBe(bytes.length);
    }
  },
);

it("W8 a script opened by itself may load and run nothing, and is never taken for another type", async () => {
  const [path = ""] = await namedFiles();
  const { headers } = await suite.console.visitor().send({ path });
  expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8,}/);
});

it("HEAD names a script's length and sends none of it", async () => {
  const [path = ""] = await namedFiles();
  const { status, headers, bytes } = await suite.console.visitor().send({ path, method: "HEAD" });
  expect([status, Number(headers["content-length"]), bytes.length]).toEqual([200, onDisk(path).length, 0]);
});

it.each([
  "/_next/static/../../package.json",
  "/_next/static/%2e%2e/BUILD_ID",
  "/_next/static/nothing.js",
  "/_next/static/",
])("%s is no file of the build", async (path) => {
  const { status } = await suite.console.visitor().send({ path });
  // As any other page that nobody without a session gets: led to the sign-in page, or to the path without its slash.
  expect([307, 308]).toContain(status);
});
