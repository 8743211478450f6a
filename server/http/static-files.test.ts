import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request } from "undici";
import { staticFiles } from "./static-files.mjs";

const whole = "export const answer = 42;\n".repeat(200);
let folder: string;
let file: string;
let server: Server;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "static-files-"));
  file = join(folder, "chunk.js");
  writeFileSync(file, whole);
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

async function ask(encoding = "identity") {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const { statusCode, headers, body } = await request(`http://127.0.0.1:${port}/_next/static/chunk.js`, {
    headers: { "accept-encoding": encoding },
  });
  return { status: statusCode, headers, text: await body.text() };
}

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
])(
  "a file that is %s is refused, said in the log and kept by nobody, and is there again once it is whole",
  async (_name, spoil) => {
    const log = jest.spyOn(process.stdout, "write").mockReturnValue(true);
    spoil();
    const refused = await ask();
    expect(refused.status).toBe(503);
    expect(refused.headers["cache-control"]).toBe("no-store");
    expect(log.mock.calls.filter(([line]) => String(line).includes("could not be read"))).toHaveLength(1);
    expect(String(log.mock.calls.at(-1)?.[0])).not.toContain("chunk");
    writeFileSync(file, whole);
    expect(await ask()).toMatchObject({ status: 200, text: whole });
  },
);

it.each([
  ["br;q=0, gzip", "gzip"],
  ["br;q=0;x=1", undefined],
  ["gzip,\tbr", "br"],
  ["gzip;q=0.0", undefined],
  ["GZIP;q=0.5", "gzip"],
])("to whom takes %j it goes as %s", async (accepted, encoding) => {
  expect((await ask(accepted)).headers["content-encoding"]).toBe(encoding);
});
