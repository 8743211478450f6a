import type { SourceFile } from "./tree-rules";

/** Words of former names, each with the standard term that took its place (`docs/glossary.md`). */
const retired = new Map([
  ["turnstile", "bulkhead"],
  ["crowd", "bulkhead"],
  ["lanes", "semaphore"],
  ["trip", "call context"],
  ["door", "handler, endpoint or caller"],
  ["doors", "handlers or endpoints"],
  ["farewell", "sign-out at the platform"],
  ["patience", "timeout"],
  ["tape", "recording"],
  ["anew", "again"],
  ["callerleft", "ClientAborted"],
  ["seethrough", "trackUntilDone"],
  ["inturn", "withLock"],
  ["whileunchanged", "ifMatch"],
  ["restfor", "cooldown"],
  ["askedwrite", "IdempotentWrite"],
  ["openedtexts", "UnsealCache"],
  ["definejoin", "defineEnrichment"],
  ["jointable", "enrichmentTable"],
  ["isbarred", "isInvalid"],
  ["isbare", "isEmpty"],
]);

/** Comments and quoted texts. Quotes are written as codes, so that this line is not one itself. */
const proseAndStrings =
  /\/\*[\s\S]*?\*\/|(?<![:\\])\/\/.*|\x22(?:[^\x22\\\n]|\\.)*\x22|\x27(?:[^\x27\\\n]|\\.)*\x27|\x60(?:[^\x60\\]|\\.)*\x60/g;

/** @returns e.g. `server/bff/doors/a.ts: doors, say handlers or endpoints`, of file names and identifiers */
export function retiredWords(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const names = new Set([
      ...path.split(/[/.]/),
      ...(text.replace(proseAndStrings, "").match(/[A-Za-z_$][\w$]*/g) ?? []),
    ]);
    const found = new Set([...names].flatMap(wordsOf).filter((word) => retired.has(word)));
    return [...found].map((word) => `${path}: ${word}, say ${retired.get(word)}`);
  });
}

/** The words of a name, and the name as a whole: `emptyCrowd` is `empty`, `crowd` and `emptycrowd`. */
function wordsOf(name: string): string[] {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[\s\-_$]+/);
  return [...words, words.join("")];
}
