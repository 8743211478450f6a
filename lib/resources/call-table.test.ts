import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Call, DocumentationCall, QueryCall, RestCall } from "@/lib/calls/call";
import type { Params } from "@/lib/calls/params";
import { pageKeys } from "@/lib/roles/pages";
import { sampleOfSchema } from "@/tests/support/fault-upstream/sample-of-schema";
import { callTable } from "./call-table";

/** Of each row of docs/spec/calls.tsv what it says of the wire. */
const rows = new Map(
  readFileSync(join(process.cwd(), "docs/spec/calls.tsv"), "utf8")
    .split("\n")
    .slice(1)
    .map((line) => {
      const [id = "", , kind = "", method = "", address = ""] = line.split("\t");
      const [path = "", query = ""] = address.replace(/^\//, "").split("?");
      return [id, { kind, method, path, query: [...new URLSearchParams(query)] }];
    }),
);

describe("the call table", () => {
  // GEN-02, one item of a page, stands for many calls: each adds its page after a dot.
  it("names a row of docs/spec/calls.tsv with each call", () => {
    expect(callTable.map((call) => call.id).filter((id) => !rows.has(id.split(".")[0] ?? ""))).toEqual([]);
  });

  // The embedded platform answers at whatever path is declared: that it is the documents' nothing else proves of each.
  it("sends each call as its row says: by its method and path, with the parameters that the path names", () => {
    const told = callTable.flatMap((call) => {
      const row = rows.get(call.id) ?? rowOfItem(call.id);
      return row === undefined || row.path === "" ? [] : [{ call, row }];
    });
    expect(told.length).toBeGreaterThan(120);
    for (const { call, row } of told) {
      const query: Params = call.kind === "rest" ? call.query : {};
      const declared = isNamed(call) ? [call.kind, nameOf(call)] : [call.method, withoutNames(call.path)];
      expect([call.id, ...declared]).toEqual([call.id, isNamed(call) ? row.kind : row.method, withoutNames(row.path)]);
      const lacking = row.query.filter(([name, value]) => !takes(query, name, value));
      expect([call.id, lacking]).toEqual([call.id, []]);
    }
  });

  it("holds no id twice", () => {
    const ids = callTable.map((call) => call.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("holds no method and path twice with the same fixed parameters: the backend-for-frontend could not tell them apart", () => {
    const endpoints = callTable.map((call) =>
      isNamed(call)
        ? `${call.kind} ${nameOf(call)}`
        : `${call.kind} ${call.method} ${call.path.replace(/\{\w+\}/g, "{}")} ${call.kind === "rest" ? fixedPart(call) : ""}`,
    );
    expect(endpoints.filter((endpoint, index) => endpoints.indexOf(endpoint) !== index)).toEqual([]);
  });

  it("lets each call in from pages that exist", () => {
    const known = new Set<string>(pageKeys);
    const pages = callTable.flatMap((call) => (typeof call.access === "string" ? [] : [...call.access]));
    expect(pages.filter((page) => !known.has(page))).toEqual([]);
  });

  it("declares a scalar for every name in braces", () => {
    const missing = callTable.flatMap((call) =>
      isNamed(call)
        ? []
        : [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).filter((name) => !(name in call.params)),
    );
    expect(missing).toEqual([]);
  });

  const withBody = callTable.flatMap((call) =>
    call.kind !== "query" && call.body !== undefined ? [{ id: call.id, body: call.body }] : [],
  );
  it.each(withBody.map(({ id, body }) => [id, body] as const))(
    "P27 has no text in the body of %s that holds what is not seen",
    (_id, body) => {
      const sample = sampleOfSchema(body);
      expect(z.safeParse(body, sample).success).toBe(true);
      const taken = turnedAt(sample).filter(({ turned }) => z.safeParse(body, turned).success);
      expect(taken.map(({ path }) => path).filter((path) => !mayHoldAnything.test(path))).toEqual([]);
    },
  );

  it("S1 keeps the calls that carry tokens away from the browser's calls", () => {
    const tokenCalls = callTable.filter((call) => ["AUTH-01", "AUTH-02", "AUTH-05"].includes(call.id));
    expect(tokenCalls.map((call) => call.kind === "rest" && call.caller)).toEqual(["server", "server", "server"]);
  });
});

type NamedCall = QueryCall | DocumentationCall;

/** Without a path: the platform knows it by its name. */
const isNamed = (call: Call): call is NamedCall => call.kind === "query" || call.kind === "documentation";
const nameOf = (call: NamedCall) => (call.kind === "query" ? call.queryName : call.rpc);

/** GEN-02, where the id names the page. */
function rowOfItem(id: string) {
  const [kind, page = ""] = id.split(".");
  const row = kind === "GEN-02" ? rows.get(kind) : undefined;
  return row && { ...row, path: row.path.replace("{page}", page) };
}

const withoutNames = (path: string) => path.replace(/^\//, "").replace(/\{\w+\}/g, "{}");

/** A word in braces stands for any value, and `{query}` for any parameters. */
function takes(query: Params, name: string, value: string): boolean {
  if (name === "{query}") return true;
  return Object.entries(query).some(([key, param]) => {
    if (param.kind === "range") return [param.first, param.second].includes(name);
    if (param.kind === "fixed") return key === name && param.value === value;
    return (param.name ?? key) === name;
  });
}

/** What nobody reads: a password is typed again as it is, a picture is told by its bytes. */
const mayHoldAnything = /\.(password|base64Content)$/;

/** The same value with a character that is not seen in one of its texts, for each of them. */
function turnedAt(value: unknown, path = ""): { path: string; turned: unknown }[] {
  if (typeof value === "string") return [{ path, turned: `${value.slice(0, 1)}\u202E${value.slice(1)}` }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    turnedAt(part, `${path}.${name}`).map((each) => ({
      path: each.path,
      turned: Array.isArray(value) ? value.with(Number(name), each.turned) : { ...value, [name]: each.turned },
    })),
  );
}

function fixedPart({ query }: RestCall): string {
  const fixed = Object.entries(query).flatMap(([name, param]) =>
    param.kind === "fixed" ? `${name}=${param.value}` : [],
  );
  return fixed.sort().join("&");
}
