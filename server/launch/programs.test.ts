import { readFileSync } from "node:fs";
import { join } from "node:path";
import packageFile from "@/package.json";
import { projectRoot } from "@/tests/support/console/run-console";
import { consoleArgs } from "./programs.mjs";

/** Node's own flags before a program. */
function flagsBefore(program: string, text: string): string[] {
  const [, flags = ""] = new RegExp(`node ((?:--\\S+ )*)${program}`).exec(text) ?? [];
  return flags.split(" ").filter(Boolean);
}

it("the console has the same memory however it is started: by npm start, npm run console and as the README says", () => {
  const started = flagsBefore(
    "server/http/serve.mjs",
    `node ${consoleArgs({ port: 3000, host: "0.0.0.0" }).join(" ")}`,
  );
  expect(started).toContainEqual(expect.stringMatching(/semi-space/));
  expect(flagsBefore("server/launch/console.mjs", packageFile.scripts.console)).toEqual(started);
  const readme = readFileSync(join(projectRoot, "README.md"), "utf8");
  expect(flagsBefore("server/launch/console.mjs", readme)).toEqual(started);
});
