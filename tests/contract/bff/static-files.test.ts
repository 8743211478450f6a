import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { listTable } from "@/lib/resources/list-table";
import { pathOfPage } from "@/lib/roles/pages";
import { listBudget, scriptBytes } from "@/tests/support/console/page-scripts";
import { builtFolder, projectRoot } from "@/tests/support/console/run-console";
import type { Visitor } from "@/tests/support/console/visitor";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite();

let admin: Promise<Visitor> | undefined;
/** Who may open every list, signed in once. */
function chainAdmin(): Promise<Visitor> {
  admin ??= suite.signedIn("CHAIN_ADMIN");
  return admin;
}

const unpack: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Scripts and styles that the sign-in page names. */
async function namedFiles(): Promise<string[]> {
  const { text } = await suite.console.visitor().open("/login");
  return [...new Set(text.match(/\/_next\/static\/[^"\\]+\.(?:js|css)/g))];
}

/** As it was built; a script begins with the line that has it compiled while it loads. */
function onDisk(path: string): Buffer {
  const built = readFileSync(join(projectRoot, builtFolder(), path.replace("/_next/", "")));
  return path.endsWith(".js") ? Buffer.concat([Buffer.from("//# allFunctionsCalledOnLoad\n"), built]) : built;
}

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

it.each(listTable.map(({ page }) => pathOfPage(page)))("%s: its scripts together keep their budget", async (path) => {
  const { status, text } = await (await chainAdmin()).open(path);
  expect(status).toBe(200);
  const bytes = scriptBytes(text);
  // Of a page that names none, nothing would be weighed.
  expect(bytes).toBeGreaterThan(listBudget / 2);
  expect(bytes).toBeLessThanOrEqual(listBudget);
});

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
  ["/_next/static/../../package.json", 400],
  ["/_next/static/%2e%2e/BUILD_ID", 400],
  ["/_next/static/nothing.js", 404],
  ["/_next/static/", 404],
])("%s is no file of the build", async (path, expected) => {
  const { status, text } = await suite.console.visitor().send({ path });
  expect([status, text]).toEqual([expected, ""]);
});
