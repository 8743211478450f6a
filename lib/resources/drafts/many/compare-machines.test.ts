import { setTimeout as pause } from "node:timers/promises";
import { machine } from "@/tests/support/any-mapping";
import { livePlatform, mappingOf } from "@/tests/support/live-platform";
import type { MappingDetail } from "../drafts.calls";
import { type Comparison, compareMachines } from "./compare-machines";
import { inOrderOfStart, readLastApplied } from "./last-applied";

const cells = (...products: (number | undefined)[]) =>
  machine({ zones: [[products.length]], blocks: [] }, (index) => ({ product: products[index], isFlagged: false }));

const today = "2026-11-28";
const approvedBy = { id: 7, firstName: "Ana", lastName: "Pop" };

/** A saved draft that is applied, for these machines. */
function draft(id: number, startDate: string, storages: readonly number[], over: Partial<MappingDetail> = {}) {
  const named = storages.map((each) => ({ id: each, name: `Machine ${each}` }));
  const applied = { domain: "mapping-draft" as const, storages: named, startDate, approvedBy, isApplied: true };
  return mappingOf(id, { ...applied, ...cells(1, 2), ...over });
}

async function compared(platform: ReturnType<typeof livePlatform>, machines: readonly MappingDetail[], stopAfter = 99) {
  const found = new Map<number, Comparison>();
  await compareMachines(machines, {
    send: platform.send,
    today,
    onCompared: (id, comparison) => found.set(id, comparison),
    isStopped: () => found.size >= stopAfter,
  });
  return found;
}

it("MAPP-016 where no time is told the draft that a machine was given last is the latest by start day, then by id; what is not applied or for others is none", async () => {
  const own = { storage: 1, today };
  const open = draft(9, "2026-12-01", [1], { approvedBy: undefined, isApplied: false });
  const drafts = [draft(4, "2026-05-01", [1]), draft(3, "2026-06-01", [1, 2]), draft(5, "2026-06-01", [1]), open];
  expect(inOrderOfStart([...drafts, draft(8, "2026-07-01", [2])], own).map(({ id }) => id)).toEqual([5, 3, 4]);
  // A platform may know nothing of what is applied.
  const unsaid = [
    draft(4, "2026-05-01", [1], { isApplied: undefined }),
    draft(6, "2099-05-01", [1], { isApplied: undefined }),
  ];
  expect(inOrderOfStart(unsaid, own).map(({ id }) => id)).toEqual([4]);
  expect(await readLastApplied(3, { send: livePlatform([], drafts).send, today })).toBeNull();
});

it("MAPP-016 a draft that was approved late is the last that a machine was given, whatever its start", async () => {
  const given = (at: string, outcome: "APPLIED" | "LEFT" = "APPLIED") => ({
    applications: [{ storage: { id: 1, name: "Machine 1" }, at, outcome, reason: undefined, leftCells: [] }],
  });
  const drafts = [
    draft(4, "2026-06-10", [1], given("2026-06-20T08:00:00Z")),
    draft(5, "2026-06-12", [1], given("2026-06-12T00:00:00Z")),
    draft(6, "2026-06-11", [1], given("2026-06-25T00:00:00Z", "LEFT")),
    draft(7, "2026-06-30", [1]),
  ];
  expect((await readLastApplied(1, { send: livePlatform([], drafts).send, today }))?.id).toBe(4);
});

it("MAPP-016 a draft that left the machine as it was, or was deleted meanwhile, is not the last that it was given", async () => {
  const storage = { id: 1, name: "Machine 1" };
  const applications = [
    { storage, at: "2026-06-01T00:00:00Z", outcome: "LEFT" as const, reason: "BLUEPRINT" as const, leftCells: [] },
  ];
  const platform = livePlatform(
    [],
    [draft(4, "2026-05-01", [1]), draft(5, "2026-06-01", [1], { applications }), draft(6, "2026-07-01", [1])],
  );
  platform.failures.set("MAP-03 6", "not-found");
  expect((await readLastApplied(1, { send: platform.send, today }))?.id).toBe(4);
});

it("MAPP-016 machines are equal to their draft, differ cell by cell, never had one, are built anew, or cannot be read", async () => {
  const machines = [
    mappingOf(1, cells(1, 2)),
    mappingOf(2, cells(1, 3)),
    mappingOf(3, cells(1, 2)),
    mappingOf(4, { ...cells(1, 2), blueprintVersion: 2 }),
    mappingOf(5, cells(1, 2)),
    mappingOf(6, cells(1, 2, 3)),
  ];
  const platform = livePlatform(machines, [draft(9, "2026-06-01", [1, 2, 4, 5, 6])]);
  platform.failures.set("MAP-03 5", "upstream-failed");
  const found = await compared(platform, machines);
  expect(Object.fromEntries([...found].map(([id, { kind }]) => [id, kind]))).toEqual({
    1: "equal",
    2: "differs",
    3: "never",
    4: "rebuilt",
    5: "unread",
    6: "differs",
  });
  const second = found.get(2);
  if (second?.kind !== "differs") throw new Error("it differs");
  // From the draft to the machine; zone 1 stands from the right.
  expect(
    second.differences.changed.map(({ kind, cell, after }) => [kind, cell.alias, cell.product?.id, after.product?.id]),
  ).toEqual([["replaced", "F1.1.2", 2, 3]]);
  const sixth = found.get(6);
  expect(sixth?.kind === "differs" && sixth.differences.onlyAfter).toEqual(["F1.1.3"]);
  // The draft that they share is read once.
  expect(platform.asked.filter((id) => id === "MAP-03")).toHaveLength(1 + 4);
});

it("MAPP-016 many machines with many drafts each are read four calls at a time, each against the one that it was given last", async () => {
  const machines = Array.from({ length: 6 }, (_each, at) => mappingOf(at + 1, cells(1, 2)));
  // Each machine has five drafts of its own, and two that are for all; of these the first is the last for one alone.
  const own = machines.flatMap(({ id }) => [1, 2, 3, 4, 5].map((at) => draft(id * 10 + at, `2026-06-0${at}`, [id])));
  const everybody = machines.map(({ id }) => id);
  const left = everybody.slice(1).map((id) => ({
    storage: { id, name: "" },
    at: "2026-06-10T00:00:00Z",
    outcome: "LEFT" as const,
    reason: "BLUEPRINT" as const,
    leftCells: [],
  }));
  const shared = draft(7, "2026-06-10", everybody, { applications: left });
  const platform = livePlatform(machines, [...own, shared]);
  let [atOnce, most] = [0, 0];
  const send: typeof platform.send = async (...asked) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await pause(1);
    return platform.send(...asked).finally(() => {
      atOnce -= 1;
    });
  };
  const found = await compared({ ...platform, send }, machines);
  expect(most).toBe(4);
  const draftOf = (id: number): number | undefined => {
    const comparison = found.get(id);
    return comparison && "draft" in comparison ? comparison.draft.id : undefined;
  };
  expect(everybody.map(draftOf)).toEqual([7, 25, 35, 45, 55, 65]);
});

it("MAPP-016 stopped, no further machine is begun; a session that is over ends it", async () => {
  const machines = Array.from({ length: 12 }, (_each, at) => mappingOf(at + 1, cells(1)));
  const platform = livePlatform(machines);
  expect((await compared(platform, machines, 3)).size).toBeLessThan(8);
  platform.failures.set("MAP-02 1", "unauthenticated");
  await expect(compared(platform, machines)).rejects.toMatchObject({ code: "unauthenticated" });
});

it("MAPP-016 a locker cell that an order kept from the draft is no difference while the order waits there", async () => {
  const block = (product: number, orderId?: number) => {
    const { shelves, lockers } = machine({ zones: [], blocks: [1] }, () => ({ product, isFlagged: false }));
    return {
      shelves,
      lockers: lockers.map((each) => ({ ...each, cells: each.cells.map((cell) => ({ ...cell, orderId })) })),
    };
  };
  const leftCells = [{ alias: "L1.1", orderId: 70 }];
  const given = draft(4, "2026-06-10", [1], {
    ...block(5),
    applications: [
      {
        storage: { id: 1, name: "Machine 1" },
        at: "2026-06-10T00:00:00Z",
        outcome: "APPLIED",
        reason: undefined,
        leftCells,
      },
    ],
  });
  const found = async (orderId: number | undefined) => {
    const live = mappingOf(1, block(3, orderId));
    return (await compared(livePlatform([live], [given]), [live])).get(1);
  };
  expect(await found(70)).toMatchObject({ kind: "equal", held: leftCells });
  // Once it is picked up, what lies there is a difference as any other.
  expect(await found(undefined)).toMatchObject({ kind: "differs", held: [], left: new Map([["L1.1", 70]]) });
});
