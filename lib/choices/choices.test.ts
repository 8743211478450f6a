import { choiceMeant, choiceOfCode, fittingChoices, offeredChoices } from "./choices";

const cola = { id: 1, name: "Cola", code: "5942724000032" };
const chips = { id: 2, name: "Țigări și chipsuri" };

it("Enter means the record of the code, or the only one found", () => {
  expect(choiceMeant([chips, cola], "5942724000032")).toBe(cola);
  expect(choiceMeant([chips], "chi")).toBe(chips);
  expect(choiceMeant([chips, cola], "c")).toBeUndefined();
  expect(choiceMeant([], "x")).toBeUndefined();
});

it("an empty term is nobody's code", () => {
  expect(choiceOfCode([{ id: 3, name: "Fără cod", code: "" }], "")).toBeUndefined();
});

it("a short list is narrowed by what is typed, accents and case aside; a search's answer is left as it is", () => {
  expect(fittingChoices({ unasked: "all" }, [cola, chips], "tigari SI")).toEqual([chips]);
  expect(fittingChoices({ unasked: "first" }, [cola, chips], "tigari")).toEqual([cola, chips]);
});

describe("the record that is held", () => {
  const held = { id: 9, name: "Furnizor vechi" };

  it("is offered first though the search does not answer it", () => {
    expect(offeredChoices([cola, chips], held, false)).toEqual([held, cola, chips]);
    expect(offeredChoices([], held, false)).toEqual([held]);
  });

  it("is offered once, as it was found, where it was", () => {
    expect(offeredChoices([chips, cola], { id: 1, name: "#1" }, false)).toEqual([cola, chips]);
  });

  it("is not among what was searched for, unless it was found", () => {
    expect(offeredChoices([cola], held, true)).toEqual([cola]);
    expect(offeredChoices([cola], undefined, false)).toEqual([cola]);
  });
});
