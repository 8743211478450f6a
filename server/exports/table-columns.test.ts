import type { Columns } from "@/lib/list/declare/column";
import { type Reader, tableColumns } from "./table-columns";

interface Thing {
  id: number;
  empty?: undefined;
}

const columns: Columns<Thing> = {
  id: { kind: "id", value: (thing) => thing.id },
  name: { kind: "text", value: () => "Apă" },
  owner: { kind: "person", value: () => ({ firstName: "Ana", lastName: "" }) },
  price: { kind: "money", value: () => ({ amount: "1234.5", currency: "EUR" }) },
  weight: { kind: "quantity", value: () => 0.125 },
  due: { kind: "date", value: () => "2026-11-21" },
  brokenDue: { kind: "date", value: () => "2026-13-45" },
  expires: { kind: "expiry", value: () => "2026-12-31", left: () => 0 },
  begins: { kind: "operator-date", value: () => "2026-12-06T22:00:00Z" },
  made: { kind: "date-time", value: () => "2026-01-31T22:30:15Z" },
  isNew: { kind: "boolean", value: () => true },
  isOld: { kind: "boolean", value: () => false },
  picture: { kind: "image", value: () => ({ address: "https://cdn.test/a.png", text: "Apă" }) },
  drawn: { kind: "image", value: () => ({ address: "data:image/png;base64,AAAA", text: "Apă" }) },
  tags: { kind: "tags", value: () => ["a", "b"] },
  roles: { kind: "tags", words: { COURIER: "plain" }, value: () => ["COURIER", "MELTER"] },
  note: { kind: "link", value: () => ({ address: "/receptions?open=1", text: "NIR-1" }) },
  state: { kind: "status", words: { OPEN: "plain" }, value: () => "OPEN" },
  newState: { kind: "status", words: { OPEN: "plain" }, value: () => "MELTED" },
};

const reader: Reader = {
  text: (...path) => `<${path.join(".")}>`,
  locale: "ro",
  yes: "Da",
  no: "Nu",
  all: "Toate",
  period: (_set, period) => period,
  from: (value) => value,
  until: (value) => value,
  currencyOf: (heading) => `${heading} (monedă)`,
  timeZone: "Europe/Bucharest",
  operatorZone: "Europe/Bucharest",
  timesIn: (place, heading) => `${heading} (${place})`,
};

const cellsOf = (...keys: string[]) => tableColumns(columns, keys, reader).map((column) => column.cellOf({ id: 7 }));
const text = (value: string) => ({ kind: "text", text: value });

describe("cells of a list's columns", () => {
  it("DATE-003 are numbers, days, times on the person's clock, and texts in their language", () => {
    expect(cellsOf(...Object.keys(columns))).toEqual([
      { kind: "number", digits: "7" },
      text("Apă"),
      text("Ana"),
      { kind: "amount", digits: "1234.50" },
      text("EUR"),
      { kind: "number", digits: "0.125" },
      { kind: "day", day: "2026-11-21" },
      text("2026-13-45"),
      { kind: "day", day: "2026-12-31" },
      { kind: "day", day: "2026-12-07" },
      { kind: "time", wall: "2026-02-01T00:30:15" },
      text("Da"),
      text("Nu"),
      text("https://cdn.test/a.png"),
      text("Apă"),
      text("a, b"),
      text("<words.roles.COURIER>, MELTER"),
      text("NIR-1"),
      text("<words.state.OPEN>"),
      text("MELTED"),
    ]);
  });

  it("are empty where nothing is given, for every kind", () => {
    const empty = Object.fromEntries(
      Object.entries(columns).map(([key, column]) => [key, { ...column, value: (thing: Thing) => thing.empty }]),
    );
    const made = tableColumns(empty, Object.keys(columns), reader);
    expect(made.map((column) => column.cellOf({ id: 7 }))).toEqual(made.map(() => undefined));
  });

  it("DATE-003 a heading says whose times they are where they are not the operator's; days stay the operator's", () => {
    const [begins, made] = tableColumns(columns, ["begins", "made"], { ...reader, timeZone: "America/New_York" });
    expect([begins?.heading, made?.heading]).toEqual(["<fields.begins>", "<fields.made> (New York)"]);
    expect([begins?.cellOf({ id: 7 }), made?.cellOf({ id: 7 })]).toEqual([
      { kind: "day", day: "2026-12-07" },
      { kind: "time", wall: "2026-01-31T17:30:15" },
    ]);
  });

  it("stand under the list's own headings, money with its currency beside it", () => {
    const headings = tableColumns(columns, ["price", "id"], reader).map(({ heading }) => heading);
    expect(headings).toEqual(["<fields.price>", "<fields.price> (monedă)", "<fields.id>"]);
  });
});
