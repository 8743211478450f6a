import * as z from "#schema";
import { queryCall, restCall } from "./call";
import { one } from "./params";
import { isOfAnother, recordAskedFor } from "./record-asked-for";
import { id } from "./scalars";

const answer = z.unknown();
const shared = { access: "signed-in", answer } as const;
const rest = { ...shared, method: "GET", path: "machines/{id}", params: { id } } as const;
const query = queryCall({ ...shared, id: "Q", queryName: "q", filters: { id: one(id, "Id") }, empty: null });

describe("P29 the record that is asked for", () => {
  it("is the one that the path names, under the name that the call declares", () => {
    const args = { params: { id: 17 } };
    expect(recordAskedFor(restCall({ ...rest, id: "R" }), args)).toEqual({ id: 17, field: "id", isInRows: false });
    expect(recordAskedFor(restCall({ ...rest, id: "R", answerId: "priceId" }), args)?.field).toBe("priceId");
    expect(recordAskedFor(restCall({ ...rest, id: "R", answerId: false }), args)).toBeUndefined();
    expect(recordAskedFor(restCall({ ...shared, method: "GET", path: "machines", id: "R" }), {})).toBeUndefined();
  });

  it("is the only row that a query asks for by its id, and not one of a list that is filtered by it", () => {
    const filters = { id: 17 };
    const record = { id: 17, field: "id", isInRows: true };
    expect(recordAskedFor(query, { filters, limit: 1 })).toEqual(record);
    expect(recordAskedFor({ ...query, mostRows: 1 }, { filters })).toEqual(record);
    expect(recordAskedFor(query, { filters, limit: 25 })).toBeUndefined();
    expect(recordAskedFor(query, { filters: {}, limit: 1 })).toBeUndefined();
  });

  const alone = { id: 17, field: "id", isInRows: false };
  const inRows = { ...alone, isInRows: true };

  it.each([
    [alone, { id: 18 }],
    [alone, { id: "18" }],
    [inRows, { items: [{ id: 17 }, { id: 18 }] }],
  ])("%j is not %j", (asked, said) => {
    expect(isOfAnother(asked, said)).toBe(true);
  });

  it.each([
    [alone, { id: 17 }],
    [alone, { id: "17" }],
    // Its lines have ids of their own.
    [alone, { id: 17, items: [{ id: 1 }] }],
    [alone, { done: true }],
    [alone, undefined],
    [inRows, { items: [] }],
    [inRows, { items: [{ id: 17 }] }],
    [inRows, { items: null }],
  ])("%j may be %j", (asked, said) => {
    expect(isOfAnother(asked, said)).toBe(false);
  });
});
