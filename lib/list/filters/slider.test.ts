import { amountRange, sliderRange } from "./slider";

it("CNST-017 CNST-018 goes from 0 to 10000 in steps of 0.01", () => {
  expect(amountRange).toEqual({ least: 0, most: 10_000, step: 0.01 });
});

it("FILT-032 swaps a lower bound that exceeds the upper", () => {
  expect(sliderRange("500", "20.5")).toEqual({ from: "20.5", to: "500" });
  expect(sliderRange("20.5", "500")).toEqual({ from: "20.5", to: "500" });
});

it("FILT-033 counts an empty input as 0", () => {
  expect(sliderRange("", "500")).toEqual({ from: "0", to: "500" });
  expect(sliderRange("", "")).toEqual({ from: "0", to: "0" });
});

it("keeps two places, and takes no text for a number", () => {
  expect(sliderRange("1.006", "1..2")).toEqual({ from: "0", to: "1.01" });
});
