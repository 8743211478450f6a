import type { Columns } from "../declare/column";
import { recordName } from "./record-name";

interface Machine {
  name?: string;
  keeper: { firstName: string; lastName: string };
}

const columns: Columns<Machine> = {
  name: { kind: "text", value: ({ name }) => name },
  keeper: { kind: "person", value: ({ keeper }) => keeper },
};
const machine = { name: "Frigider 012", keeper: { firstName: "Antonia", lastName: "Pop" } };
const renamed = { ...machine, name: "Frigider 013" };
const listBy = (name?: string) => ({ columns, preview: { name, fields: columns } });

describe("recordName", () => {
  it("TABL-003 is the text or the person by which a list calls its records", () => {
    expect(recordName(listBy("name"), machine, undefined)).toBe("Frigider 012");
    expect(recordName(listBy("keeper"), machine, undefined)).toBe("Antonia Pop");
  });

  it("TABL-003 is that of the newest answer", () => {
    expect(recordName(listBy("name"), machine, renamed)).toBe("Frigider 013");
    expect(recordName(listBy("name"), undefined, renamed)).toBe("Frigider 013");
  });

  it("TABL-003 is nothing where a list calls them by their id, or a record has no name", () => {
    expect(recordName(listBy(), machine, machine)).toBeUndefined();
    expect(recordName(listBy("name"), undefined, undefined)).toBeUndefined();
    expect(recordName(listBy("name"), { keeper: machine.keeper }, undefined)).toBeUndefined();
  });
});
