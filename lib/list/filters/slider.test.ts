import { amountRange, isOffSlider, sliderRange } from "./slider";

it("CNST-017 CNST-018 goes from 0 to 10000 in steps of 0.01", () => {
  expect(amountRange).toEqual({ least: 0, most: 10_000, step: 0.01 });
});

it("FILT-032 swaps a lower bound that exceeds the upper", () => {
  expect(sliderRange("500", "20.5")).toEqual({ from: "20.5", to: "500" });
  expect(sliderRange("20.50", "500")).toEqual({ from: "20.5", to: "500" });
});

it("FILT-033 counts an emptied input as 0", () => {
  expect(sliderRange("", "500")).toEqual({ from: "0", to: "500" });
  expect(sliderRange("", "")).toEqual({ from: "0", to: "0" });
});

it("FILT-032 an input that nobody touched is no bound, and nothing is swapped with it", () => {
  expect(sliderRange("500", undefined)).toEqual({ from: "500", to: undefined });
  expect(sliderRange(undefined, "20")).toEqual({ from: undefined, to: "20" });
  expect(sliderRange(undefined, undefined)).toEqual({ from: undefined, to: undefined });
});

it.each(["15000", "10000.01", "1.006", "1..2", ".", "10.000", "1.500"])(
  "CNST-017 %s is no amount of the slider",
  (bound) => {
    expect(isOffSlider(bound, amountRange)).toBe(true);
  },
);

it.each(["0", "10000", "0.01", "9999.99", "12.", "007", "", undefined])("CNST-017 %s is one", (bound) => {
  expect(isOffSlider(bound, amountRange)).toBe(false);
});

it.each(["1.5", "1.000", "1."])("CNST-017 %s is no quantity", (bound) => {
  expect(isOffSlider(bound, { least: 0, most: 1000, step: 1 })).toBe(true);
});
