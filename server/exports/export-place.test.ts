import { rowsInPlace, takeExportPlace } from "./export-place";

const refused = expect.objectContaining({ code: "too-many-exports", status: 503 });
const staying = new AbortController().signal;

async function* breakingOff() {
  yield 1;
  throw new Error("The platform went away.");
}

it("P20 a person has two places, whoever else has theirs; one that is given back is free again", () => {
  const [first, second] = [takeExportPlace("ana@x.test", staying), takeExportPlace("ana@x.test", staying)];
  expect(() => takeExportPlace("ana@x.test", staying)).toThrow(refused);
  const other = takeExportPlace("ion@x.test", staying);
  first();
  const third = takeExportPlace("ana@x.test", staying);
  for (const giveBack of [second, third, other]) giveBack();
});

it("P20 a place that is given back twice is one place", () => {
  const leaving = new AbortController();
  const [first, second] = [takeExportPlace("ana@x.test", leaving.signal), takeExportPlace("ana@x.test", staying)];
  leaving.abort();
  first();
  const third = takeExportPlace("ana@x.test", staying);
  expect(() => takeExportPlace("ana@x.test", staying)).toThrow(refused);
  for (const giveBack of [second, third]) giveBack();
});

it("P20 rows that break off give their place back", async () => {
  const giveBack = jest.fn();
  const rows = rowsInPlace(breakingOff(), giveBack);
  expect((await rows.next()).value).toBe(1);
  expect(giveBack).not.toHaveBeenCalled();
  await expect(rows.next()).rejects.toThrow("went away");
  expect(giveBack).toHaveBeenCalledTimes(1);
});
