import type { ListState, PanelMode } from "@/lib/list/url/list-state";
import { keepsForm, widthOf } from "./panel-of";

function at(mode: PanelMode | undefined, open?: number, page = 1): ListState {
  const rest = {
    size: 25,
    sort: { key: "id", order: "DESC" },
    view: "split",
    width: undefined,
    columns: [],
    find: undefined,
  } as const;
  return { ...rest, page, mode, open, filters: {} };
}

describe("keepsForm", () => {
  it.each([
    ["no form before", at(undefined, 4), at("new"), true],
    ["another page of rows beside a new one", at("new"), at("new", undefined, 2), true],
    ["closed", at("new"), at(undefined), false],
    ["a row opened in its place", at("new"), at(undefined, 4), false],
    ["a form after the import", at("import"), at("new"), false],
    ["another page of rows beside an edited one", at("edit", 4), at("edit", 4, 2), true],
    ["another one edited", at("edit", 4), at("edit", 5), false],
    ["the row behind a new one", at("new", 4), at("new", 5), true],
  ])("%s", (_name, before, after, isKept) => {
    expect(keepsForm(before, after)).toBe(isKept);
  });
});

describe("how much of the page the panel has", () => {
  it("is none, a part, or the whole where the person has extended it", () => {
    expect([widthOf(undefined, "wide", {}), widthOf("preview", "split", {}), widthOf("edit", "wide", {})]).toEqual([
      "none",
      "split",
      "whole",
    ]);
  });

  it("is the whole for a form that asks for it, and for no preview", () => {
    const forms = { isWide: true };
    expect([widthOf("new", "split", forms), widthOf("preview", "split", forms)]).toEqual(["whole", "split"]);
  });
});
