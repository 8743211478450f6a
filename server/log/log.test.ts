import { Writable } from "node:stream";
import pino from "pino";
import { processSingleton } from "../process-singleton";
import { log, logAlways } from "./log";

const shared = ["log", "unhidden-log"].map((name) => Symbol.for(`console.${name}`));
afterEach(() => {
  for (const name of shared) Reflect.deleteProperty(globalThis, name);
});

/** What stands in the log at a level. */
function linesAt(level: string): string[] {
  const lines: string[] = [];
  const output = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)).msg);
      done();
    },
  });
  processSingleton("log", () => pino({ level }, output));
  logAlways("written", { outcome: "done" });
  log("info", "request");
  log("error", "page failed");
  return lines;
}

it.each(["fatal", "error", "warn", "info", "debug"])("O10 the trail is written at the level %s", (level) => {
  expect(linesAt(level)).toContain("written");
});

it("a level hides what is below it and not in the trail", () => {
  expect(linesAt("warn")).toEqual(["written", "page failed"]);
  expect(linesAt("silent")).toEqual([]);
});
