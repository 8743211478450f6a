import { longestPage } from "@/lib/calls/call";
import { inOrderOfRows } from "./order-of-rows";

/** A list of so many rows, the highest id first. */
function listOf(count: number) {
  const read: number[] = [];
  const readPage = async (page: number) => {
    read.push(page);
    const items = Array.from({ length: count }, (_, index) => ({ id: count - index }));
    return { items: items.slice((page - 1) * longestPage, page * longestPage), totalCount: count };
  };
  return { read, readPage };
}

describe("ticked ids in the order of the rows", () => {
  it("are read no further than to the last of them", async () => {
    const { read, readPage } = listOf(2000);
    expect(await inOrderOfRows([1600, 2000, 1990], readPage)).toEqual({ ids: [2000, 1990, 1600], order: "rows" });
    expect(read).toEqual([1, 2]);
  });

  it("have those last that are no longer in the list", async () => {
    const { readPage } = listOf(30);
    expect(await inOrderOfRows([77, 3, 9], readPage)).toEqual({ ids: [9, 3, 77], order: "rows" });
  });

  it("stay as they were ticked where they are further down than is looked, or the list cannot be read", async () => {
    const { read, readPage } = listOf(2000);
    expect(await inOrderOfRows([5, 2000, 1999], readPage)).toEqual({ ids: [5, 2000, 1999], order: "ticks" });
    expect(read).toEqual([1, 2, 3, 4]);
    const broken = () => Promise.reject(new Error("No list"));
    expect(await inOrderOfRows([5, 6], broken)).toEqual({ ids: [5, 6], order: "ticks" });
  });
});
