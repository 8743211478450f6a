import { blueprintRecord, openedRecord, recordAddress, recordMark, recordOf } from "./named-record";
import { readRecordMark } from "./read-record-mark";

const batch = { page: "current_stocks", filters: { batch: "5" } } as const;

it.each([
  [recordOf("orders", { id: 7 }), "/orders?open=7", { page: "orders", id: 7, filters: {} }],
  [
    blueprintRecord({ id: 3 }),
    "/drafts?domain=bob-blueprint&open=3",
    { page: "drafts", id: 3, filters: { domain: "bob-blueprint" } },
  ],
  [batch, "/current_stocks?batch=5", { page: "current_stocks", id: undefined, filters: { batch: "5" } }],
] as const)(
  "a record's link says which one it is, in its address and to the page's script: %j",
  (record, address, read) => {
    if (record === undefined) throw new Error("It names nothing.");
    expect(recordAddress(record)).toBe(address);
    expect(readRecordMark(recordMark(record), address.slice(address.indexOf("?")))).toEqual(read);
  },
);

it("what names nothing is no link, nor is a link without a mark a record's", () => {
  expect([recordOf("orders", undefined), blueprintRecord(undefined), recordOf("users", {})]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(readRecordMark(undefined, "?open=7")).toBeUndefined();
});

it("of a record the first page is taken that the person may open", () => {
  const record = { page: "orders", id: 7, otherwise: batch } as const;
  expect(openedRecord(record, ["orders", "current_stocks"])).toBe(record);
  expect(openedRecord(record, ["current_stocks"])).toBe(batch);
  expect(openedRecord(record, ["home"])).toBeUndefined();
});
