import type { PressedKey } from "@/lib/scan/wedge";
import { scannedPlace } from "./scanned-place";

const today = "2026-11-24";

/** As a scanner types it. */
function scanned(code: string, gap = 5): PressedKey[] {
  return [...code, "Enter"].map((key, at) => ({
    key,
    timeStamp: at * gap,
    repeat: false,
    isComposing: false,
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    getModifierState: () => false,
  }));
}

it("a barcode leads to the stock of its product", () => {
  expect(scannedPlace(scanned("5942724000032"), ["current_stocks"], today)).toEqual({
    address: "/current_stocks?barcode=5942724000032",
  });
  // A label with day and batch: the product's own number.
  expect(scannedPlace(scanned("0105942724000032172612311012A"), ["current_stocks"], today)).toEqual({
    address: "/current_stocks?barcode=5942724000032",
  });
});

it("where stock is not theirs, and of a code that is none of goods, it is typed into the command palette", () => {
  expect(scannedPlace(scanned("5942724000032"), ["orders"], today)).toEqual({ text: "5942724000032" });
  expect(scannedPlace(scanned("5942724000032"), [], today)).toEqual({ text: "5942724000032" });
});

it("what a person types is no scan", () => {
  expect(scannedPlace(scanned("5942724000032", 120), ["current_stocks"], today)).toBeUndefined();
});
