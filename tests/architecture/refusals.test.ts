import { readFileSync } from "node:fs";
import { refusalReason } from "@/lib/record-form/refusal-reason";
import { projectFiles } from "./project-files";

/** Texts of the embedded platform that begin with a field's name: `cui: is no fiscal code`. */
const refusals = projectFiles(".ts")
  .filter(({ path }) => path.startsWith("platform/resources/") && !path.endsWith(".test.ts"))
  .flatMap(({ text }) => [...text.replaceAll(/\/\*\*.*?\*\//gs, "").matchAll(/["`](?:\w+|\$\{\w+\}): ([^"`\n]+)["`]/g)])
  .map(([, sentence = ""]) => sentence.replaceAll(/\$\{[^}]+\}/g, "12"));

const textsOf = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(`messages/${locale}/common.json`, "utf8")).refusedField;

describe.each(["en", "ro"])("in %s", (locale) => {
  const texts = textsOf(locale);

  it.each([...new Set(refusals)])(
    "I18N-001 the embedded platform's “%s” is told in the person's language",
    (sentence) => {
      const { key, values } = refusalReason(sentence);
      expect(key).not.toBe("other");
      expect(texts[key]).toBeDefined();
      const slots = (texts[key] ?? "").match(/(?<=\{)\w+/g) ?? [];
      for (const slot of slots) expect(values[slot]).toMatch(/\w/);
    },
  );
});

it("the refusals that people meet are among those that are read", () => {
  expect(refusals).toEqual(expect.arrayContaining(["is no fiscal code", "is required", "must be at most 5 MB"]));
  expect(new Set(refusals).size).toBeGreaterThan(30);
});
