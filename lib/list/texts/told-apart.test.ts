import { cut, longest } from "./cut";
import { toldApart } from "./told-apart";

it("two records of one name are told apart, in a chip too", () => {
  const chosen = [
    { id: "12", label: "Antonia Pop" },
    { id: "13", label: "Antonia Pop" },
    { id: "14", label: "Ana Pop" },
  ];
  const labels = toldApart(chosen);
  expect(labels).toEqual(["#12 Antonia Pop", "#13 Antonia Pop", "Ana Pop"]);
  const chips = labels.map((label) => cut(label, longest.chip));
  expect(new Set(chips).size).toBe(3);
});
