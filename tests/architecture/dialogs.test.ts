import { projectFiles } from "./project-files";

const sources = projectFiles(".tsx").filter(({ path }) => path !== "components/ui/dialog.tsx");
const users = (part: string) =>
  sources.filter(({ text }) => new RegExp(`<${part}[\\s>]`).test(text)).map(({ path }) => path);

/** Nothing is confirmed in the first; what the others show has its own footer. */
const without = [
  "components/list/keys/list-help.tsx",
  "app/(console)/catalog_price/_ui/editor/compare/compare-dialog.tsx",
  "components/many/many-dialog.tsx",
];

it("what ends a dialog's step stands in its footer, which stays in sight", () => {
  const dialogs = users("Dialog");
  const footers = users("DialogFooter");
  expect(dialogs.length).toBeGreaterThan(5);
  expect(footers).toContain("app/(console)/catalog_price/_ui/editor/compare/comparison-view.tsx");
  expect(dialogs.filter((path) => !footers.includes(path))).toEqual(expect.arrayContaining(without));
  expect(dialogs.filter((path) => !footers.includes(path))).toHaveLength(without.length);
});
