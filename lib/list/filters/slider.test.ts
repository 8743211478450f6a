import { amountRange } from "./amount-range";
import { faultOfBound, sliderRange } from "./slider";

it("FILT-032 swaps a lower bound that exceeds the upper", () => {
  expect(sliderRange("500", "20.5")).toEqual({ from: "20.5", to: "500" });
  expect(sliderRange("20.50", "500")).toEqual({ from: "20.5", to: "500" });
});

it("an amount as rows show it, whose comma the field has made a dot, is read as a grid's cell reads it", () => {
  expect(sliderRange("1.234.50", "2000")).toEqual({ from: "1234.5", to: "2000" });
  expect(sliderRange("2000", "1.234.50")).toEqual({ from: "1234.5", to: "2000" });
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

it.each([
  ["15000", "beyond"],
  ["10000.01", "beyond"],
  ["1.006", "places"],
  ["10.000", "places"],
  ["1.500", "places"],
  ["1..2", "unknown"],
  ["1.234.567", "groups"],
  ["1.234.", "groups"],
  [".", "unknown"],
])("CNST-017 %s is no amount of the slider: %s", (bound, fault) => {
  expect(faultOfBound(bound, amountRange)).toBe(fault);
});

it.each(["0", "10000", "0.01", "9999.99", "12.", "007", "1.234.50", "", undefined])("CNST-017 %s is one", (bound) => {
  expect(faultOfBound(bound, amountRange)).toBeUndefined();
});

it.each([
  ["1.5", "whole"],
  ["1.000", "whole"],
  ["1.", "whole"],
  ["1.234.50", "whole"],
  ["1001", "beyond"],
])("CNST-017 %s is no quantity: %s", (bound, fault) => {
  expect(faultOfBound(bound, { least: 0, most: 1000, step: 1 })).toBe(fault);
});
