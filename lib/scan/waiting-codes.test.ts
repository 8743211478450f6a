import { type WaitingCode, withChange, withoutCode, withScan } from "./waiting-codes";

const milk = { kind: "gtin", barcodes: ["5941234567899"] } as const;
const scanned = (...codes: Parameters<typeof withScan>[1][]) =>
  codes.reduce<readonly WaitingCode[]>((before, code) => withScan(before, code, milk), []);

it("RECP-023 a code that waits is counted as often as it is scanned, and is looked up anew with each", () => {
  const [first] = scanned("A");
  if (first === undefined) throw new Error("Nothing waits.");
  const parked = withChange(scanned("A"), first, { state: "undocumented" });
  expect(withScan(parked, "A", milk)).toMatchObject([{ code: "A", times: 2, state: "sought" }]);
  expect(scanned("A", "B", "A")).toMatchObject([
    { code: "A", times: 2 },
    { code: "B", times: 1 },
  ]);
});

it("one text in two readings is two; what is asked is still asked with the next scan", () => {
  const [asked] = withScan([], "A", undefined);
  expect(asked).toMatchObject({ state: "asked" });
  expect(withScan(scanned("A"), "A", { ...milk, batch: "L1" })).toHaveLength(2);
  const several = withChange(
    scanned("A"),
    { code: "A", times: 1, reading: milk, state: "sought" },
    { state: "several" },
  );
  expect(withScan(several, "A", milk)).toMatchObject([{ state: "several", times: 2 }]);
});

it("what was left out meanwhile does not come back with its answer", () => {
  const [gone] = scanned("A");
  if (gone === undefined) throw new Error("Nothing waits.");
  const left = withoutCode(scanned("A", "B"), gone);
  expect(withChange(left, gone, { state: "failed" })).toBe(left);
  expect(left).toMatchObject([{ code: "B" }]);
});
