import * as browser from "@/lib/calls/schema.browser";
import { projectFiles } from "./project-files";

/** Declarations that a list page brings to the browser, where zod is an empty shell. */
const declarations = projectFiles(".calls.ts").concat(
  projectFiles(".ts").filter(({ path }) => /^lib\/calls\/(wire|scalars|query-rows)\.ts$/.test(path)),
);

it.each(declarations.map(({ path, text }) => [path, text] as const))(
  "%s builds its schemas of what the shell has",
  (_path, text) => {
    const used = new Set(
      [...text.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/\bz\.([a-zA-Z]+)\(/g)].map(([, name = ""]) => name),
    );
    const missing = [...used].filter((name) => !(name in browser) || Reflect.get(browser, name) === browser.decode);
    expect(missing).toEqual([]);
  },
);
