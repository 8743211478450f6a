import { isNumericKey, onlyNumeric } from "./numeric-keys";

const plain = { altKey: false, ctrlKey: false, metaKey: false };

it.each([..."0123456789.", "Backspace", "Delete", "ArrowLeft", "ArrowRight"])("FILT-031 %s is let through", (key) => {
  expect(isNumericKey({ ...plain, key })).toBe(true);
});

it.each(["a", "e", "-", "+", ",", " ", "ț", "ArrowUp", "Dead"])("FILT-031 %j is not", (key) => {
  expect(isNumericKey({ ...plain, key })).toBe(false);
});

it("FILT-031 keys that type nothing still lead on, and copying works", () => {
  expect(isNumericKey({ ...plain, key: "Tab" })).toBe(true);
  expect(isNumericKey({ ...plain, key: "c", ctrlKey: true })).toBe(true);
});

it("FILT-031 what is pasted keeps its digits and dots alone", () => {
  expect(onlyNumeric(" 1a2-3.5 RON")).toBe("123.5");
});
