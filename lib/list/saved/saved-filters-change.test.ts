import { moveSaved, renameSaved } from "./saved-filters-change";

const named = (...names: string[]) => names.map((name) => ({ name, filters: [] }));
const saved = named("One", "Two", "Three");

describe("renaming a saved filter", () => {
  it("FILT-011 keeps its place and what it filters", () => {
    const [one, two] = named("One", "Two");
    const full = { ...two, name: "Two", filters: [{ param: "id", value: "7", label: "Id: 7" }] };
    expect(renameSaved([{ ...one, name: "One", filters: [] }, full], "Two", " Second ")).toEqual([
      { name: "One", filters: [] },
      { ...full, name: "Second" },
    ]);
  });

  it.each([
    ["FILT-013 FILT-014 is refused without a name", "Two", "  ", "required"],
    ["FILT-015 is refused beyond 40 characters", "Two", "x".repeat(41), "tooLong"],
    ["FILT-016 is refused where the name is used", "Two", " One ", "taken"],
    ["FILT-011 of one that another tab has deleted says so", "Four", "Fourth", "gone"],
  ])("%s", (_case, from, to, fault) => {
    expect(renameSaved(saved, from, to)).toBe(fault);
  });

  it("FILT-016 its own name is free to it", () => {
    expect(renameSaved(saved, "Two", "Two")).toEqual(saved);
  });
});

describe("moving a saved filter", () => {
  it.each([
    ["One", 1, ["Two", "One", "Three"]],
    ["Three", -1, ["One", "Three", "Two"]],
    ["One", -1, ["One", "Two", "Three"]],
    ["Three", 1, ["One", "Two", "Three"]],
    ["Gone", 1, ["One", "Two", "Three"]],
  ] as const)("FILT-007 %s by %i gives the buttons the order %j", (name, by, order) => {
    expect(moveSaved(saved, name, by).map((each) => each.name)).toEqual(order);
  });
});
