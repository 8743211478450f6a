import { knownRefusal, refusalReason } from "./refusal-reason";

it.each([
  ["Storage 12 already has this name", { key: "nameTaken", values: { id: "12" } }],
  ["Is that of Apa Nova SRL", { key: "codeTaken", values: { name: "Apa Nova SRL" } }],
  ["Unknown company", { key: "unknown", values: {} }],
  ["Unknown product 12", { key: "unknown", values: {} }],
  ["Another user carries it", { key: "cardTaken", values: {} }],
  ["Is no fiscal code", { key: "fiscalCode", values: {} }],
  ["Must have six digits", { key: "sixDigits", values: {} }],
  ["Too long for our labels", { key: "other", values: { text: "Too long for our labels" } }],
])("%j is told for its reason, and what is not known as the platform says it", (text, reason) => {
  expect(refusalReason(text)).toEqual(reason);
});

it.each([
  ["cardId: another user carries it", "another user carries it"],
  ["name: storage 12 already has this name", "storage 12 already has this name"],
  ["countedBy: has seen what the books have", "has seen what the books have"],
  ["status: the state of the count does not allow this", "the state of the count does not allow this"],
  ["name: too long for our labels", undefined],
  ["another user carries it", undefined],
  ["The stock has run out", undefined],
])("%j is a refusal of a field whose reason is known, or else the platform's own text", (shownText, text) => {
  expect(knownRefusal(shownText)).toBe(text);
});
