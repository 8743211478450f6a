import { servicesCalls } from "@/lib/resources/services/services.calls";
import { readingOf, versionOfAnswer, versionOfRecord } from "./record-version";

const record = { id: 17, name: "Cafea", price: "2.50" };
const version = versionOfRecord("17", record);

describe("C2 the version of a record", () => {
  it("is another one for every change, and the same for none", () => {
    expect(versionOfRecord("17", { ...record })).toBe(version);
    const others = [{ ...record, name: "Ceai" }, { ...record, price: null }, { id: 17 }];
    expect(others.map((other) => versionOfRecord("17", other))).not.toContain(version);
    expect(versionOfRecord("18", record)).not.toBe(version);
  });

  it("comes with the reading of what staff may change, and with nothing else", () => {
    const args = { params: { id: 17 } };
    expect(versionOfAnswer(servicesCalls.one, args, record)).toBe(version);
    expect(versionOfAnswer(servicesCalls.list, {}, [record])).toBeUndefined();
    expect(versionOfAnswer(servicesCalls.update, args, record)).toBeUndefined();
  });

  it("tells how its record is read", () => {
    expect(readingOf(version, servicesCalls.one)).toEqual({ id: "17", args: { params: { id: 17 } } });
  });

  it.each([
    "",
    "17",
    "17.short",
    `x/../17${version.slice(2)}`,
    version.replace("17", "one"),
    version.replace("17", "0"),
  ])("is refused in another form: %s", (text) => {
    expect(readingOf(text, servicesCalls.one)).toBeUndefined();
  });
});
