import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import demo from "@/server/launch/demo-accounts.json";
import { devConsoleArgs } from "@/server/launch/programs.mjs";
import { type Made, makePage } from "@/tests/new-page/new-page";
import { freePort } from "@/tests/support/console/free-port.mjs";
import { exchange } from "@/tests/support/console/http-exchange";
import { LeakWatch } from "@/tests/support/console/leak-watch";
import { until } from "@/tests/support/console/until";
import { Visitor } from "@/tests/support/console/visitor";
import { startPlatform } from "@/tests/support/start-platform";
import { copyProject, type ProjectCopy } from "./project-copy";

jest.setTimeout(240_000);

/** Rows of docs/spec/calls.tsv for a page that no document has. @param prefix of their ids */
const rowsOf = (slug: string, prefix: string) =>
  [
    [`${prefix}-01`, "", "rest", "GET", `${slug}?{query}`, "page list: supplierId, since", "number, supplier", "2§7"],
    [`${prefix}-02`, "", "rest", "GET", `${slug}/{id}`, "id in the path", "not named", "2§7"],
    [`${prefix}-03`, "", "rest", "PATCH", `${slug}/{id}/close`, "body not shown", "none named", "2§7"],
  ]
    .map((cells) => `${cells.join("\t")}\n`)
    .join("");

/** What an engineer writes where the rows say nothing. */
const known: readonly (readonly [RegExp, string])[] = [
  [/unnamed\("\w+-01: what kind of field number is"\)/, "z.string()"],
  [/unnamed\("\w+-01: what kind of field supplier is"\)/, "entityReference"],
  [/unnamed\("\w+-01: what kind of parameter supplierId is"\)/, "one(id)"],
  [/unnamed\("\w+-01: what kind of parameter since is"\)/, 'range("since", "until", day)'],
  [/unnamed\("\w+-03: its body: .*?"\)/, "z.strictObject({ reason: z.string() })"],
  [/import \{ id \}/, 'import { one, range } from "@/lib/calls/params";\nimport { day, id }'],
  [/import \{ doneSchema, /, "import { doneSchema, entityReference, "],
  [/unnamed\("\w+-01: what kind of filter supplierId is"\)/, '{ kind: "number", param: "supplierId" }'],
  [/unnamed\("\w+-01: what kind of filter since is"\)/, '{ kind: "date-range", param: "since", periods: "general" }'],
  [/defaultColumns: \[\]/, 'defaultColumns: ["number"]'],
  [/^const columns(.*) = \{$/m, 'const columns$1 = {\n  number: { kind: "text", value: (row) => row.number },'],
  [/"id": "Id"/, '"id": "Id", "number": "Number"'],
  [/unnamed\("\w+-01: what the platform does"\)/, "async () => ({ items: [claim], totalCount: 1 })"],
  [/unnamed\("\w+-02: what the platform does"\)/, "async () => claim"],
  [/unnamed\("\w+-03: what the platform does"\)/, "async () => undefined"],
  [
    /^export function (\w+Routes)/m,
    'const claim = { id: 7, number: "CLM-2472", supplier: { id: 1, name: "Morărița" } };\n\nexport function $1',
  ],
  [/^\/\*\* Stands for .*\ndeclare function unnamed.*\n/m, ""],
];

let copy: ProjectCopy;
const children: ChildProcess[] = [];
const closers: (() => Promise<void>)[] = [];

beforeAll(() => {
  copy = copyProject();
  copy.write(
    "docs/spec/calls.tsv",
    copy.read("docs/spec/calls.tsv") + rowsOf("supplier_claims", "CLM") + rowsOf("damage-notes", "DMG"),
  );
});

afterAll(async () => {
  for (const child of children) {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  }
  for (const close of closers) await close();
  copy.remove();
});

function fillIn({ files }: Made): void {
  for (const path of files) {
    copy.write(
      path,
      known.reduce((text, [what, known]) => text.replace(what, known), copy.read(path)),
    );
  }
}

/** Takes a page out again. @param before texts of the tables that it was added to */
function throwAway({ files }: Made, before: ReadonlyMap<string, string>): void {
  for (const path of files) rmSync(join(copy.root, path));
  for (const [path, text] of before) copy.write(path, text);
}

it("a page is made from its rows: what they do not say is a type error that names the row, and nothing else is", () => {
  const claims = makePage(copy.root, "supplier_claims");
  fillIn(claims);
  const before = new Map(claims.tables.map((path) => [path, copy.read(path)]));
  const damages = makePage(copy.root, "damage-notes");
  const placeholders = damages.files.flatMap((path) =>
    [...copy.read(path).matchAll(/unnamed\("(DMG-0\d: [^"]+)"\)/g)].map(([, what = ""]) => ({ path, what })),
  );
  expect(placeholders).toHaveLength(10);

  const sources = [...claims.files, ...damages.files, ...claims.tables].filter((path) => /\.tsx?$/.test(path));
  // And whatever has something for every page.
  const errors = copy.typeErrors(["next-env.d.ts", ...sources, ...copy.filesWith(/\b(?:List)?PageKey\b/)]);
  const unexplained = placeholders.filter(
    ({ path, what }) => errors.filter((error) => error.path === path && error.text.includes(what)).length !== 1,
  );
  expect(unexplained).toEqual([]);
  expect(errors.filter(({ text }) => !text.includes("DMG-0"))).toEqual([]);
  throwAway(damages, before);
  expect(() => makePage(copy.root, "supplier_claims")).toThrow("supplier_claims is there already");
  expect(() => makePage(copy.root, "orders")).toThrow("orders is there already");
  expect(() => makePage(copy.root, "unheard_of")).toThrow("No row of docs/spec/calls.tsv");
});

it("filled in, it lists its rows in a running console", async () => {
  const [port, grpc] = [await freePort(), await freePort()];
  const address = `http://localhost:${port}`;
  const platform = await startPlatform({
    cwd: copy.root,
    env: { CONSOLE_URL: address, PLATFORM_GRPC_PORT: String(grpc) },
  });
  closers.push(() => platform.stop());
  const console = spawn(process.execPath, devConsoleArgs({ port, host: "127.0.0.1" }), {
    cwd: copy.root,
    stdio: "ignore",
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "development",
      NEXT_TELEMETRY_DISABLED: "1",
      PLATFORM_REST_URL: platform.restUrl,
      PLATFORM_GRPC_TARGET: platform.grpcTarget,
      DOCUMENTATION_GRPC_TARGET: platform.grpcTarget,
      MARKETPLACE_URL: platform.restUrl,
      CONSOLE_URL: address,
      SESSION_SECRET: "new-page-0123456789-0123456789-0123456789",
    },
  });
  children.push(console);
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () =>
    exchange(origin, { path: "/api/health/live" }).then(
      ({ status }) => status === 200,
      () => false,
    );
  await until("the console to answer", isUp, 120_000);
  const visitor = new Visitor(origin, address, new LeakWatch());
  expect((await visitor.trySignIn("developer@demo.test", { typed: demo.password })).status).toBe(200);
  const { status, text } = await visitor.open("/supplier_claims");
  expect(status).toBe(200);
  expect(text).toContain("Supplier claims");
  expect(text).toContain("CLM-2472");
});
