import { readSavedFilters } from "./saved-filters";
import { importFilters, withoutImported } from "./saved-filters-import";

const filter = { param: "type", value: "BIG", label: "Type: Big" };
const big = { name: "Big", filters: [filter] };
const small = { name: "Big", filters: [{ ...filter, value: "SMALL", label: "Type: Small" }] };
const stored = JSON.stringify({ orders: [big], users: [{ name: "Mine", filters: [] }], later: { kept: true } });

describe("importing saved filters", () => {
  it("FILT-018 adds what is new behind what is there, and leaves the rest alone", () => {
    const other = { name: "Other", filters: [filter], sort: "-id", size: "50", columns: "one.two" };
    const { text, report } = importFilters(stored, { orders: [other], vouchers: [big] });
    expect(JSON.parse(text)).toEqual({ ...JSON.parse(stored), orders: [big, other], vouchers: [big] });
    expect(report).toEqual({
      added: [
        { page: "orders", filter: other },
        { page: "vouchers", filter: big },
      ],
      present: [],
      refused: [],
    });
  });

  it("FILT-016 numbers a name that is taken by another filter, and again within one file", () => {
    const { text, report } = importFilters(stored, { orders: [small, { ...small, size: "50" }] });
    expect(readSavedFilters(text, "orders").map(({ name }) => name)).toEqual(["Big", "Big (2)", "Big (3)"]);
    expect(report.added).toMatchObject([{ nameInFile: "Big" }, { nameInFile: "Big" }]);
  });

  it("FILT-015 FILT-016 a long name that is taken stays within 40 characters, and cuts no letter in two", () => {
    const name = `${"x".repeat(35)}👩ș🎉yz`;
    const taken = JSON.stringify({ orders: [{ name, filters: [] }] });
    const { report } = importFilters(taken, { orders: [{ name, filters: [filter] }] });
    const [added] = report.added;
    expect([...(added?.filter.name ?? "")]).toHaveLength(40);
    expect(added?.filter.name).toBe(`${"x".repeat(35)}👩 (2)`);
  });

  it("FILT-017 a file with names of records is kept by their ids", () => {
    const named = { name: "Ana", filters: [{ param: "user", value: "7,12", label: "Customer: Ana Pop, Ion Rus" }] };
    const [added] = importFilters(null, { orders: [named] }).report.added;
    expect(added?.filter.filters).toEqual([{ param: "user", value: "7,12", label: "Customer: #7, #12" }]);
  });

  it("FILT-018 the same file twice changes nothing the second time, whatever language its chips are in", () => {
    const once = importFilters(null, { orders: [big, small] });
    const romanian = { ...big, filters: [{ ...filter, label: "Tip: Mare" }] };
    const twice = importFilters(once.text, { orders: [romanian] });
    expect(twice.text).toBe(once.text);
    expect(twice.report).toEqual({ added: [], present: [{ page: "orders", name: "Big" }], refused: [] });
  });

  it.each([
    ["no object", 7, "malformed"],
    ["nothing", null, "malformed"],
    ["no filters", { name: "A" }, "malformed"],
    ["a filter without a value", { name: "A", filters: [{ param: "type", label: "x" }] }, "malformed"],
    ["something else in it", { ...big, name: "A", run: "alert(1)" }, "malformed"],
    ["one filter twice", { name: "A", filters: [filter, filter] }, "malformed"],
    ["more filters than a list has", { name: "A", filters: Array(51).fill(filter) }, "malformed"],
    ["a text without end", { name: "A", filters: [{ ...filter, value: "x".repeat(2001) }] }, "malformed"],
    ["a filter that opens a form", { name: "A", filters: [{ ...filter, param: "mode", value: "new" }] }, "malformed"],
    ["a filter named __proto__", { name: "A", filters: [{ ...filter, param: "__proto__" }] }, "malformed"],
    ["markup as a filter", { name: "A", filters: [{ ...filter, param: "<b>" }] }, "malformed"],
    ["an order of no column", { ...big, name: "A", sort: "-id;drop" }, "malformed"],
    ["no number of rows", { ...big, name: "A", size: "1e9" }, "malformed"],
    ["a name that turns its text around", { ...big, name: "A\u202egpj" }, "unsafe"],
    ["a name with a space of no width", { ...big, name: "Bi\u200bg" }, "unsafe"],
    ["a name with a soft hyphen", { ...big, name: "Bi\u00adg" }, "unsafe"],
    ["a name with a byte order mark", { ...big, name: "\ufeffBig" }, "unsafe"],
    ["a name with a letter of a tag", { ...big, name: "Big\u{e0041}" }, "unsafe"],
    ["a name that turns its text to the left", { ...big, name: "Big\u061c" }, "unsafe"],
    ["a name with an end of a paragraph", { ...big, name: "Big\u2029" }, "unsafe"],
    ["a label with a line break", { name: "A", filters: [{ ...filter, label: "a\nb" }] }, "unsafe"],
    ["a value with a NUL", { name: "A", filters: [{ ...filter, value: "a\u0000" }] }, "unsafe"],
    ["half a letter", { ...big, name: "\ud83c" }, "unsafe"],
    ["no name", { ...big, name: " " }, "required"],
    ["a name that is too long", { ...big, name: "x".repeat(41) }, "tooLong"],
  ])("FILT-018 an entry of %s is refused, and the others are not", (_name, entry, refusal) => {
    const good = { name: "Good", filters: [filter] };
    const { text, report } = importFilters(stored, { orders: [entry, good] });
    expect(readSavedFilters(text, "orders")).toEqual([big, good]);
    expect(report.refused).toMatchObject([{ page: "orders", place: 1, refusal }]);
  });

  it.each(["👩‍🔧 Tehnic", "می‌خواهم"])("FILT-018 a name with a joiner, as %s, is one like any other", (name) => {
    expect(name).toMatch(/[\u200c\u200d]/);
    expect(importFilters(null, { orders: [{ name, filters: [] }] }).report.added).toMatchObject([{ filter: { name } }]);
  });

  it("FILT-018 markup in a name is text like any other", () => {
    const name = '<img src=x onerror="alert(1)">';
    expect(importFilters(null, { orders: [{ name, filters: [] }] }).report.added).toMatchObject([{ filter: { name } }]);
  });

  it.each(["nowhere", "profile", "home", "constructor", "toString", "", "../users"])(
    "FILT-018 a page %j that is no list is refused with all its entries",
    (page) => {
      const { text, report } = importFilters(stored, { [page]: [big, 7] });
      expect(JSON.parse(text)).toEqual(JSON.parse(stored));
      expect(report.refused).toMatchObject([
        { page, name: "Big", refusal: "unknownPage" },
        { page, name: undefined, place: 2, refusal: "unknownPage" },
      ]);
    },
  );

  it("FILT-018 a page __proto__ changes no object", () => {
    importFilters(null, JSON.parse('{"__proto__":[{"name":"x","filters":[]}]}'));
    expect(Reflect.get({}, "name")).toBeUndefined();
  });

  it("FILT-018 a page takes 200, and says which it could not take", () => {
    const many = Array.from({ length: 205 }, (_, at) => ({ name: `Number ${at}`, filters: [] }));
    const { text, report } = importFilters(null, { orders: many });
    expect(readSavedFilters(text, "orders")).toHaveLength(200);
    expect(report.refused).toHaveLength(5);
    expect(report.refused[0]).toEqual({ page: "orders", place: 201, name: "Number 200", refusal: "pageFull" });
  });

  it("FILT-018 is taken back without touching what was there, or what was changed since", () => {
    const { text, report } = importFilters(stored, {
      orders: [small, { name: "Other", filters: [] }],
      vouchers: [big],
    });
    expect(JSON.parse(withoutImported(text, report.added))).toEqual({ ...JSON.parse(stored), vouchers: [] });
    const renamed = text.replace('"Other"', '"Kept"');
    expect(readSavedFilters(withoutImported(renamed, report.added), "orders").map(({ name }) => name)).toEqual([
      "Big",
      "Kept",
    ]);
  });
});
