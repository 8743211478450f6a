import { renderToStaticMarkup } from "react-dom/server";
import { ChoiceSelect, type ChoiceSelectProps } from "./choice-select";

const types = [
  { value: 1, label: "Minishop" },
  { value: 2, label: "Locker" },
];

/** Its options as they read, the chosen one marked. */
function shown(select: Pick<ChoiceSelectProps, "options" | "held" | "none">): string[] {
  const markup = renderToStaticMarkup(
    <ChoiceSelect value={select.held.value} onChange={() => undefined} {...select} />,
  );
  return [...markup.matchAll(/<option([^>]*)>(.*?)<\/option>/g)].map(
    ([, attributes = "", text]) => `${text}${attributes.includes("selected") ? " *" : ""}`,
  );
}

it("shows what is held, be it among the options or not", () => {
  expect(shown({ options: types, held: { value: "2" } })).toEqual(["Minishop", "Locker *"]);
  expect(shown({ options: types, held: { value: "12" } })).toEqual(["#12 *", "Minishop", "Locker"]);
  expect(shown({ options: [], held: { value: "Argeș", label: "Argeș" }, none: "Choose…" })).toEqual([
    "Choose…",
    "Argeș *",
  ]);
});

it("where nothing is held yet it says so, and adds nothing", () => {
  expect(shown({ options: types, held: { value: "" }, none: "Choose…" })).toEqual(["Choose… *", "Minishop", "Locker"]);
});

it("options that look the same carry what they are", () => {
  const chains = [...types, { value: 3, label: "Locker" }];
  expect(shown({ options: chains, held: { value: "3" } })).toEqual(["Minishop", "Locker (#2)", "Locker (#3) *"]);
});
