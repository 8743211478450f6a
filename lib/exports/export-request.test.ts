import { parseListUrl } from "@/lib/list/url/list-url";
import { exampleList } from "@/tests/support/lists/example-list";
import { exportAddress, exportableColumns, readExportRequest } from "./export-request";

const today = "2026-11-21";

function requestOf(address: string) {
  return readExportRequest(exampleList, new URL(address, "http://console.test").searchParams, today);
}

describe("the address of an export", () => {
  it.each([
    ["", {}],
    ["name=Apă+%26+suc&created=last-7-days&page=4&size=100&open=3&view=wide&width=40", {}],
    ["colours=GREEN,BLUE&sort=-id&columns=id", { key: "id", order: "DESC" }],
  ])("brings the filters and the sort of %j back, and nothing of the page", (search, sort) => {
    const { state, dropped } = parseListUrl(exampleList, new URLSearchParams(search), today);
    expect(dropped).toEqual([]);
    const address = exportAddress(exampleList, state, { format: "csv", columns: ["name", "id"] });
    expect(address).toMatch(/^\/api\/export\/storages\?/);
    expect(requestOf(address)).toEqual({
      format: "csv",
      columns: ["name", "id"],
      filters: state.filters,
      sort: { key: "name", order: "ASC", ...sort },
    });
  });

  it("brings the ticked rows back, as many as can be ticked", () => {
    const { state } = parseListUrl(exampleList, new URLSearchParams(), today);
    const ids = Array.from({ length: 500 }, (_, index) => 9_000 - index);
    const address = exportAddress(exampleList, state, { format: "csv", columns: ["id"] }, ids);
    expect(requestOf(address)).toMatchObject({ ids: new Set(ids) });
    for (const wrong of ["", "0", "-1", "1.5e3", "x", "1.1", "1..2", "9007199254740993", [...ids, 1].join(".")])
      expect(requestOf(`/x?export-format=csv&export-columns=id&export-ids=${wrong}`)).toEqual({
        refused: ["export-ids"],
      });
  });

  it("offers every column of the list, Id first", () => {
    expect(exportableColumns({ columns: { a: 0, id: 0, b: 0 }, defaultColumns: ["b"] })).toEqual(["id", "b", "a"]);
  });

  it("names all that is missing or not understood", () => {
    expect(requestOf("/x")).toEqual({ refused: ["export-format", "export-columns"] });
    expect(requestOf("/x?colour=1&type=HUGE&export-format=csv&export-columns=id")).toEqual({
      refused: ["colour", "type"],
    });
  });
});
