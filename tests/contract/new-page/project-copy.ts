import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectRoot } from "@/tests/support/console/run-console";

/** A copy of the project's sources below it, so that its packages are found by the way up. */
export interface ProjectCopy {
  root: string;
  read(path: string): string;
  write(path: string, text: string): void;
  /** @returns paths of the TypeScript files in whose text this stands */
  filesWith(what: RegExp): string[];
  /** @returns the errors of the type checker in these files and all that they import, by path */
  typeErrors(include: readonly string[]): { path: string; text: string }[];
  remove(): void;
}

const left = /^(?:tests\/bench\/|docs\/pictures\/)/;

export function copyProject(): ProjectCopy {
  mkdirSync(join(projectRoot, ".data"), { recursive: true });
  const root = mkdtempSync(join(projectRoot, ".data", "copy-"));
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: projectRoot,
    encoding: "utf8",
  });
  const paths = listed.split("\0").filter((path) => path !== "" && !left.test(path));
  for (const path of paths) cpSync(join(projectRoot, path), join(root, path));
  const copy: ProjectCopy = {
    root,
    read: (path) => readFileSync(join(root, path), "utf8"),
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    filesWith: (what) => paths.filter((path) => /\.tsx?$/.test(path) && what.test(copy.read(path))),
    typeErrors(include) {
      const compilerOptions = { incremental: false, plugins: [] };
      copy.write("tsconfig.copy.json", JSON.stringify({ extends: "./tsconfig.json", compilerOptions, include }));
      const args = [
        join(projectRoot, "node_modules/typescript/bin/tsc"),
        "--noEmit",
        // Several checkers check what they share once each, which on two cores takes more time, not less.
        "--singleThreaded",
        "-p",
        "tsconfig.copy.json",
        "--pretty",
        "false",
      ];
      const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
      return [...stdout.matchAll(/^(\S+)\(\d+,\d+\): (error .*)$/gm)].map(([, path = "", text = ""]) => ({
        path,
        text,
      }));
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
  // The packages lie above the copy: Next looks for them no higher than its root.
  const config = copy.read("next.config.mjs");
  const atRoot = config.replaceAll(/(?<=oot: )projectRoot/g, JSON.stringify(projectRoot));
  // It starts once: a cache for the next start would be written in vain.
  copy.write("next.config.mjs", atRoot.replace("authInterrupts: true,", "$& turbopackFileSystemCacheForDev: false,"));
  return copy;
}
