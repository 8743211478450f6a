import type { AnyArgs } from "@/lib/calls/address";
import { ConsoleError } from "@/lib/errors/console-error";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import { draftsList } from "@/lib/resources/drafts/drafts.list";
import { ordersList } from "@/lib/resources/orders/orders.list";
import { receptionsInternList } from "@/lib/resources/receptions_intern/receptions-intern.list";
import { storagesList } from "@/lib/resources/storages/storages.list";
import { askStep } from "./ask-step";
import type { SearchStep } from "./plan-search";

const step = (filters: SearchStep["filters"], id?: number): SearchStep => ({ page: "storages", filters, id, delay: 0 });
const storage = (id: number, name: string) => ({ id, name, addresses: [] });

interface Platform {
  rows?: readonly { id: number }[];
  /** What its list is answered with; else the rows. */
  fails?: ConsoleError;
  one?: { id: number };
  /** What its record is answered with, by what it is asked; else that one. */
  read?(args: AnyArgs): Promise<unknown>;
  heeds?: boolean;
}

/** A platform of one list, and what it was asked. */
function platform({ rows = [], fails, one, read = () => Promise.resolve(one), heeds = false }: Platform) {
  const asked: string[] = [];
  return {
    asked,
    today: "2026-11-24",
    async send(call: { id: string }, args: AnyArgs) {
      asked.push(call.id);
      const isOfOne = "params" in args;
      if (!isOfOne && fails) throw fails;
      return { data: isOfOne ? await read(args) : { items: rows, totalCount: rows.length + 70 } };
    },
    heeds(_list: unknown, _filters: unknown, key: string) {
      asked.push(`heeds ${key}`);
      return Promise.resolve(heeds);
    },
  };
}

const idsOf = ({ records }: Awaited<ReturnType<typeof askStep>>) => records.map(({ id }) => id);

describe("a text", () => {
  const text = step({ search: "gara de nord" });

  it("rows that carry it are hits, and nothing more is asked", async () => {
    const asking = platform({ rows: [storage(1, "Gară de Nord"), storage(2, "Locker Gara de Nord 2")] });
    const found = await askStep(storagesList, text, asking);
    expect([idsOf(found), found.totalCount, found.isPassedOver]).toEqual([[1, 2], 72, false]);
    expect(asking.asked).toHaveLength(1);
  });

  it("a platform that passes it over shows no strangers and no number of them", async () => {
    const asking = platform({ rows: [storage(1, "Piața Unirii"), storage(2, "Gara de Nord")] });
    const found = await askStep(storagesList, text, asking);
    expect([idsOf(found), found.totalCount, found.isPassedOver]).toEqual([[2], 1, true]);
    expect(asking.asked.at(-1)).toBe("heeds search");
  });

  it("one that searches by it may find what rows do not carry", async () => {
    const asking = platform({ rows: [storage(1, "Piața Unirii")], heeds: true });
    const found = await askStep(storagesList, text, asking);
    expect([idsOf(found), found.totalCount, found.isPassedOver]).toEqual([[1], 71, false]);
    const barcode = step({ barcode: "5942724000032" });
    const notes = await askStep(receptionsInternList, barcode, platform({ rows: [{ id: 4 }], heeds: true }));
    expect(idsOf(notes)).toEqual([4]);
  });

  it("one that refuses the filter does not search by it; any other failure is one", async () => {
    const refused = platform({ fails: new ConsoleError("upstream-rejected") });
    const found = await askStep(storagesList, text, refused);
    expect([idsOf(found), found.isPassedOver]).toEqual([[], true]);
    for (const code of ["upstream-failed", "not-found", "forbidden"] as const) {
      const failing = platform({ fails: new ConsoleError(code) });
      await expect(askStep(storagesList, text, failing)).rejects.toMatchObject({ code });
    }
  });
});

describe("an id", () => {
  const id = step({ id: "12" }, 12);

  it("a row of another is no hit: the record itself is asked for, also where the filter is refused", async () => {
    const own = await askStep(ordersList, id, platform({ rows: [{ id: 12 }] }));
    expect([idsOf(own), own.totalCount]).toEqual([[12], 1]);
    for (const asking of [
      platform({ rows: [{ id: 11 }], one: { id: 12 } }),
      platform({ fails: new ConsoleError("upstream-rejected"), one: { id: 12 } }),
    ])
      expect(idsOf(await askStep(ordersList, id, asking))).toEqual([12]);
    expect(idsOf(await askStep(ordersList, id, platform({})))).toEqual([]);
  });

  it("one that its platform does not have is no hit, and no failure", async () => {
    const gone = platform({ read: () => Promise.reject(new ConsoleError("not-found")) });
    expect(idsOf(await askStep(storagesList, step(undefined, 12), gone))).toEqual([]);
  });

  it("of several kinds is read of each: those that there are, and none that the platform says to be of another", async () => {
    const kinds: AppliedFilters[] = [{}, { domain: "bob-blueprint" }, { domain: "live-mapping" }];
    const kindsBy = async (domainOf: (asked: unknown) => Promise<unknown>) => {
      const read = async ({ query = {} }: AnyArgs) => {
        const asked = "domain" in query ? query.domain : undefined;
        return { id: 12, domain: await domainOf(asked) };
      };
      const found = await askStep(draftsList, { ...step(undefined, 12), kinds }, platform({ read }));
      return [found.totalCount, found.records.map(({ kind }) => kind)];
    };
    expect(await kindsBy((asked) => Promise.resolve(asked))).toEqual([3, kinds]);
    const gone = new ConsoleError("not-found");
    const some = (asked: unknown) => (asked === "bob-blueprint" ? Promise.reject(gone) : Promise.resolve(asked));
    expect(await kindsBy(some)).toEqual([2, [kinds[0], kinds[2]]]);
    expect(await kindsBy(() => Promise.resolve("mapping-draft"))).toEqual([1, [{}]]);
    const failure = new ConsoleError("upstream-failed");
    await expect(kindsBy(() => Promise.reject(failure))).rejects.toBe(failure);
  });
});

describe("digits that may be a number", () => {
  const digits = { ...step({ renNumber: "4" }, 4), isIdLast: true };
  const note = { id: 9, number: "CNS 4" };

  it("are one where a record has it, and nothing more is asked", async () => {
    const asking = platform({ rows: [note], one: { id: 4 } });
    expect(idsOf(await askStep(receptionsInternList, digits, asking))).toEqual([9]);
    expect(asking.asked).toHaveLength(1);
  });

  it("else they are an id, also where the platform does not search by the number", async () => {
    const asking = platform({ one: { id: 4 } });
    const found = await askStep(receptionsInternList, digits, asking);
    expect([idsOf(found), found.totalCount, found.isPassedOver, asking.asked.length]).toEqual([[4], 1, false, 2]);
    const unheeding = platform({ rows: [{ id: 8 }], one: { id: 4 } });
    const beside = await askStep(receptionsInternList, digits, unheeding);
    expect([idsOf(beside), beside.totalCount, beside.isPassedOver]).toEqual([[4], 1, true]);
  });
});
