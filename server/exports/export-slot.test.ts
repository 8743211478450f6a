import { releasingAfter, takeExportSlot } from "./export-slot";

const refused = expect.objectContaining({ code: "too-many-exports", status: 503 });
const staying = new AbortController().signal;

async function* breakingOff() {
  yield 1;
  throw new Error("The platform went away.");
}

it("P20 a person has two slots, whatever others have; one that is released is free again", () => {
  const [first, second] = [takeExportSlot("ana@x.test", staying), takeExportSlot("ana@x.test", staying)];
  expect(() => takeExportSlot("ana@x.test", staying)).toThrow(refused);
  const other = takeExportSlot("ion@x.test", staying);
  first();
  const third = takeExportSlot("ana@x.test", staying);
  for (const release of [second, third, other]) release();
});

it("P20 a slot that is released twice is one slot", () => {
  const leaving = new AbortController();
  const [first, second] = [takeExportSlot("ana@x.test", leaving.signal), takeExportSlot("ana@x.test", staying)];
  leaving.abort();
  first();
  const third = takeExportSlot("ana@x.test", staying);
  expect(() => takeExportSlot("ana@x.test", staying)).toThrow(refused);
  for (const release of [second, third]) release();
});

it("P20 rows that break off release their slot", async () => {
  const release = jest.fn();
  const rows = releasingAfter(breakingOff(), release);
  expect((await rows.next()).value).toBe(1);
  expect(release).not.toHaveBeenCalled();
  await expect(rows.next()).rejects.toThrow("went away");
  expect(release).toHaveBeenCalledTimes(1);
});
