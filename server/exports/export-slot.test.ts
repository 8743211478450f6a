import { takeExportSlot } from "./export-slot";

const refused = expect.objectContaining({ code: "too-many-exports", status: 503 });

it("P20 a person has two slots, whatever others have; one that is released is free again", () => {
  const [first, second] = [takeExportSlot("ana@x.test"), takeExportSlot("ana@x.test")];
  expect(() => takeExportSlot("ana@x.test")).toThrow(refused);
  const other = takeExportSlot("ion@x.test");
  first();
  const third = takeExportSlot("ana@x.test");
  for (const release of [second, third, other]) release();
});

it("P20 a slot that is released twice is one slot", () => {
  const [first, second] = [takeExportSlot("ana@x.test"), takeExportSlot("ana@x.test")];
  first();
  first();
  const third = takeExportSlot("ana@x.test");
  expect(() => takeExportSlot("ana@x.test")).toThrow(refused);
  for (const release of [second, third]) release();
});
