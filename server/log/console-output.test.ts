import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import { strayLines } from "@/tests/support/console/log-form";

const moduleFile = join(import.meta.dirname, "console-output.mjs");

/** What a process writes that prints by `console` after its output was turned into log lines. */
function outputOf(program: string, hasCallers = true): string {
  const code = `import { logConsoleOutput } from ${JSON.stringify(moduleFile)}; logConsoleOutput(() => ${hasCallers}); ${program}`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" });
  return stdout + stderr;
}

const lineSchema = z.looseObject({ level: z.string(), msg: z.string() });

it("O5 an error that Next prints is one line of its names, frames and digest, without its message", () => {
  const error = "Object.assign(new TypeError('Ana Pop\\n    at secret (eval:1:1)'), { digest: '3712@E8' })";
  const output = outputOf(`console.error(" ⨯", ${error}, "Ana Pop")`);
  expect(output).not.toMatch(/Ana|secret|⨯/);
  expect(output.trim().split("\n")).toHaveLength(1);
  expect(lineSchema.parse(JSON.parse(output))).toMatchObject({
    level: "error",
    msg: "console output",
    fault: "TypeError",
    digest: "3712@E8",
    frames: expect.arrayContaining([expect.stringMatching(/^at /)]),
  });
  expect(strayLines(output)).toEqual([]);
});

it.each([
  ["warn", 1],
  ["error", 1],
  ["log", 0],
  ["info", 0],
  ["debug", 0],
])("O5 of a text that is printed by console.%s %d lines tell, without it", (method, count) => {
  const output = outputOf(`process.env.LOG_LEVEL = "debug"; console.${method}("Ana", { name: "Ana" })`);
  expect(output).not.toContain("Ana");
  expect(output.split("\n").filter(Boolean)).toHaveLength(count);
  expect(strayLines(output)).toEqual([]);
});

it("O5 a digest that is none, as of a redirect, and a name that is a text are not told", () => {
  const error = "Object.assign(new Error(), { name: 'Ana Pop', digest: 'NEXT_REDIRECT;/login?callbackUrl=Ana' })";
  const output = outputOf(`console.error(${error})`);
  expect(output).not.toContain("Ana");
  expect(strayLines(output)).toEqual([]);
});

it("O4 a client that leaves in the middle of its request is told of, and is no error", () => {
  const output = outputOf(`console.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }))`);
  expect(lineSchema.parse(JSON.parse(output))).toMatchObject({
    level: "info",
    msg: "a client left in the middle of its request",
  });
  expect(strayLines(output)).toEqual([]);
});

it("O5 before anybody can ask for anything a text is told: it is the operator's own fault", () => {
  const output = outputOf(`console.warn("Invalid configuration")`, false);
  expect(lineSchema.parse(JSON.parse(output))).toMatchObject({ level: "warn", text: "Invalid configuration" });
});

it.each([
  [
    "of listeners",
    "const many = new AbortController().signal; for (let at = 0; at < 11; at += 1) many.addEventListener('abort', () => at)",
    "MaxListenersExceededWarning",
    /^Possible EventTarget memory leak detected\. 11 abort listeners/,
  ],
  ["of a timer", "setTimeout(() => undefined, 3e9).unref()", "TimeoutOverflowWarning", /^3000000000 does not fit/],
  [
    "that quotes an address",
    "(await import('node:url')).parse('http://x.test:80x/ana pop')",
    "DeprecationWarning DEP0170",
    /^The URL …$/,
  ],
])("O5 a warning of Node's %s is one line, of its name, frames and text", (_what, program, fault, text) => {
  const lines = outputOf(program).split("\n").filter(Boolean);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: "warn", fault, text: expect.stringMatching(text), frames: expect.any(Array) }),
  ]);
});

it("O5 of a warning that is another's, or of what a promise was rejected with, the text is not told", () => {
  const output = outputOf(`process.emitWarning("Ana"); process.emitWarning("Ana", "UnhandledPromiseRejectionWarning")`);
  expect(output).not.toContain("Ana");
  expect(output.split("\n").filter(Boolean)).toHaveLength(2);
  expect(strayLines(output)).toEqual([]);
});
