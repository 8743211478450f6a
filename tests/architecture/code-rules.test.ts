import { lintPlanted } from "./plant";

const longFile = (lines: number) =>
  Array.from({ length: lines }, (_, at) => `export const line${at} = ${at};`).join("\n");

/** [rule, file, a violation of it]. */
const violations: readonly (readonly [string, string, string])[] = [
  ["plugin", "server/bff/act.ts", `export async function act() {\n  "use server";\n}\n`],
  ["plugin", "components/ui/raw.tsx", "export function put(e: Element, html: string) {\n  e.innerHTML = html;\n}\n"],
  ["plugin", "components/ui/raw-2.tsx", `export const put = (e: Element) => e.insertAdjacentHTML("beforeend", "x");\n`],
  ["plugin", "components/ui/raw-4.tsx", "export function put(e: Element, html: string) {\n  e.outerHTML = html;\n}\n"],
  ["plugin", "components/ui/raw-5.tsx", "export function put(e: HTMLIFrameElement) {\n  e.srcdoc = '';\n}\n"],
  ["plugin", "components/ui/raw-6.tsx", "export const put = (e: Element) => e.ownerDocument.write('');\n"],
  ["plugin", "components/ui/raw-7.tsx", "export const made = (r: Range) => r.createContextualFragment('');\n"],
  [
    "lint/security/noDangerouslySetInnerHtml",
    "components/ui/raw-3.tsx",
    `export const Raw = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />;\n`,
  ],
  ["plugin", "lib/dates/hour-here.ts", "export const hourHere = (moment: Date) => moment.getHours();\n"],
  ["plugin", "lib/dates/put-here.ts", "export const putHere = (moment: Date) => moment.setHours(0);\n"],
  ["plugin", "lib/dates/offset-here.ts", "export const offsetHere = (moment: Date) => moment.getTimezoneOffset();\n"],
  [
    "plugin",
    "lib/dates/clock-here.ts",
    "export const clockHere = (moment: Date) => moment.toLocaleTimeString('ro');\n",
  ],
  ["plugin", "lib/dates/month-here.ts", "export const monthHere = (month: number) => new Date(2026, month);\n"],
  ["plugin", "lib/dates/text-here.ts", "export const textHere = (time: number) => String(new Date(time));\n"],
  ["plugin", "lib/dates/time-here.ts", "export const timeHere = (moment: Date) => moment.toTimeString();\n"],
  ["plugin", "lib/dates/noon-here.ts", "export const noonHere = (day: number) => new Date(2026, 0, day, 12);\n"],
  ["plugin", "lib/dates/shown-here.ts", "export const shownHere = (moment: Date) => moment.toLocaleString();\n"],
  ["plugin", "lib/dates/said-here.ts", "export const saidHere = (time: number) => new Date(time).toString();\n"],
  ["plugin", "app/(console)/_ui/today-here.tsx", "export const todayHere = () => new Date().toLocaleDateString();\n"],
  [
    "plugin",
    "components/list/part.tsx",
    `import dynamic from "next/dynamic";\n\nexport const Part = dynamic(async () => (await import("./p")).P);\n`,
  ],
  [
    "plugin",
    "components/list/part-2.tsx",
    `import { lazy } from "react";\n\nexport const Part = lazy(() => import("./p"));\n`,
  ],
  ["lint/security/noGlobalEval", "lib/dates/evil.ts", `export const evil = eval("1");\n`],
  ["lint/suspicious/noExplicitAny", "lib/dates/loose.ts", "export const loose = (value: any) => value;\n"],
  ["lint/suspicious/noTsIgnore", "lib/dates/silent.ts", "// @ts-ignore\nexport const n: number = '';\n"],
  [
    "lint/nursery/noUnsafeTypeAssertion",
    "lib/dates/cast.ts",
    "export const cast = (value: unknown) => value as Date;\n",
  ],
  ["lint/style/noNonNullAssertion", "lib/dates/bang.ts", "export const bang = (value?: string) => value!.length;\n"],
  ["lint/style/noDefaultExport", "components/ui/chip.tsx", "export default function Chip() {\n  return null;\n}\n"],
  ["lint/style/noProcessEnv", "server/bff/peek.ts", "export const peek = process.env.HOME;\n"],
  ["lint/suspicious/noConsole", "server/bff/shout.ts", `export const shout = () => console.log("x");\n`],
  [
    "lint/performance/noBarrelFile",
    "components/ui/kit.ts",
    `export { Button } from "./button";\nexport { Chip } from "./chip";\n`,
  ],
  ["lint/performance/noReExportAll", "components/ui/all.ts", `export * from "./button";\n`],
  ["lint/style/useFilenamingConvention", "components/ui/BigButton.tsx", "export const BigButton = () => null;\n"],
  ["lint/style/noExcessiveLinesPerFile", "lib/dates/long.ts", longFile(301)],
  ["lint/style/noExcessiveLinesPerFile", "app/(console)/orders/page.tsx", longFile(41)],
  ["lint/style/noExcessiveLinesPerFile", "app/api/rest/route.ts", longFile(41)],
  ["lint/suspicious/noSkippedTests", "lib/dates/day.test.ts", `it.skip("waits", () => {});\n`],
  ["lint/suspicious/noFocusedTests", "lib/dates/hour.test.ts", `it.only("hogs", () => {});\n`],
  [
    "lint/suspicious/noPlaywrightWaitForTimeout",
    "tests/e2e/sleep.spec.ts",
    "export const sleep = (page: Page) => page.waitForTimeout(1);\n",
  ],
  [
    "lint/correctness/noUndeclaredDependencies",
    "server/bff/guess.ts",
    `import { x } from "left-pad";\n\nexport const y = x;\n`,
  ],
  [
    "lint/nursery/noFloatingPromises",
    "server/bff/drop.ts",
    "async function save() {}\n\nexport function drop() {\n  save();\n}\n",
  ],
];

describe("rules within a file", () => {
  const found = lintPlanted(Object.fromEntries(violations.map(([, path, text]) => [path, text])));

  it.each(violations)("%s is seen in %s", (rule, path) => {
    expect(found.get(path)).toContain(rule);
  });

  it("W4 every sink of raw HTML is seen", () => {
    const sinks = [...found].filter(([path]) => /^components\/ui\/raw/.test(path));
    expect(sinks.map(([, rules]) => rules.length > 0)).toEqual(Array(7).fill(true));
  });

  it("takes no other name for one of the machine's zone", () => {
    const others = "export const range = (list: { getDateRange(): string }) => list.getDateRange();\n";
    expect(lintPlanted({ "lib/dates/range.ts": others }).get("lib/dates/range.ts")).toEqual([]);
  });

  it("W10 a server action is seen", () => {
    expect(found.get("server/bff/act.ts")).toContain("plugin");
  });

  it("sees an import cycle, one of types alone too", () => {
    const cycle = lintPlanted({
      "lib/dates/hen.ts": `import { egg } from "./egg";\n\nexport const hen = () => egg;\n`,
      "lib/dates/egg.ts": `import { hen } from "./hen";\n\nexport const egg = () => hen;\n`,
    });
    expect(cycle.get("lib/dates/hen.ts")).toContain("lint/suspicious/noImportCycles");
    const ofTypes = lintPlanted({
      "lib/dates/cock.ts": `import { chick } from "./chick";\n\nexport type Cock = "cock";\nexport const cock = chick;\n`,
      "lib/dates/chick.ts": `import type { Cock } from "./cock";\n\nexport const chick = (cock: Cock) => cock;\n`,
    });
    expect(ofTypes.get("lib/dates/chick.ts")).toContain("lint/suspicious/noImportCycles");
  });

  it("lets Next's own files have their default export", () => {
    const page = "export default function Page() {\n  return null;\n}\n";
    expect(lintPlanted({ "app/(console)/orders/page.tsx": page }).get("app/(console)/orders/page.tsx")).toEqual([]);
  });
});
