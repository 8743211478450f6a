import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request } from "undici";
import { logger } from "../log/logger.mjs";
import { staticFiles } from "./static-files.mjs";

const whole = "export const answer = 42;\n".repeat(200);
let folder: string;
let file: string;
let server: Server;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "static-files-"));
  file = join(folder, "chunk.js");
  writeFileSync(file, whole);
  writeFileSync(join(folder, "sheet.css"), "a{}");
  writeFileSync(join(folder, "turbopack-worker-1a2b3c.js"), whole);
  const answers = staticFiles(folder);
  server = createServer((incoming, response) => {
    if (!answers(incoming, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

async function ask(encoding = "identity", name = "chunk.js") {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const { statusCode, headers, body } = await request(`http://127.0.0.1:${port}/_next/static/${name}`, {
    headers: { "accept-encoding": encoding },
  });
  return { status: statusCode, headers, text: await body.text() };
}

it("D10 W8 a script that begins a worker gives it our own scripts and nothing else; every other may load nothing", async () => {
  const policyOf = async (name: string) => (await ask("identity", name)).headers["content-security-policy"];
  expect(await policyOf("turbopack-worker-1a2b3c.js")).toBe(
    "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  );
  for (const name of ["chunk.js", "sheet.css"])
    expect(await policyOf(name)).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
});

it("W8 a query changes nothing of what a file's address answers", async () => {
  writeFileSync(file, "overwritten");
  expect((await ask("identity", "chunk.js?x=1")).status).toBe(503);
});

it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const)(
  "P4 W7 %s is answered by what may be asked",
  async (method) => {
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const { statusCode, headers } = await request(`http://127.0.0.1:${port}/_next/static/chunk.js`, { method });
    expect([statusCode, headers.allow, headers["x-content-type-options"]]).toEqual([405, "GET, HEAD", "nosniff"]);
  },
);

it.each([
  ["half written", () => writeFileSync(file, whole.slice(0, 100))],
  ["gone", () => rmSync(file)],
  ["of another content of the same length", () => writeFileSync(file, whole.replaceAll("42", "43"))],
  [
    "a pipe that nobody writes to",
    () => {
      rmSync(file);
      execFileSync("mkfifo", [file]);
    },
  ],
])(
  "a file that is %s is refused, said in the log and kept by nobody, and is there again once it is whole",
  async (_name, spoil) => {
    const log = jest.spyOn(logger(), "error").mockReturnValue(undefined);
    spoil();
    const refused = await ask();
    expect(refused.status).toBe(503);
    expect(refused.headers["cache-control"]).toBe("no-store");
    expect(refused.headers["retry-after"]).toBe("2");
    expect(log.mock.calls).toEqual([[{ code: expect.any(String) }, "a script or style could not be read"]]);
    expect(JSON.stringify(log.mock.calls)).not.toContain("chunk");
    rmSync(file, { force: true });
    writeFileSync(file, whole);
    expect(await ask()).toMatchObject({ status: 200, text: expect.stringMatching(new RegExp(`${whole}$`)) });
  },
);

it("a script's first line has the browser compile its functions while it arrives, a style sheet is sent as it is", async () => {
  expect((await ask()).text).toBe(`//# allFunctionsCalledOnLoad\n${whole}`);
  expect((await ask("identity", "sheet.css")).text).toBe("a{}");
});

it.each([
  ["br;q=0, gzip", "gzip"],
  ["br;q=0;x=1", undefined],
  ["gzip,\tbr", "br"],
  ["gzip;q=0.0", undefined],
  ["br;q=00", undefined],
  ["br;q=, gzip;q=x", undefined],
  ["GZIP;q=0.5", "gzip"],
])("to whom takes %j it goes as %s", async (accepted, encoding) => {
  expect((await ask(accepted)).headers["content-encoding"]).toBe(encoding);
});
