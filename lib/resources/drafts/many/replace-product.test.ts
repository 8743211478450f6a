import fc from "fast-check";
import { anyMachines, machine, productOf } from "@/tests/support/any-mapping";
import { livePlatform, mappingOf } from "@/tests/support/live-platform";
import { readLiveCells } from "../cells/live-mapping";
import { cellsOf } from "../cells/mapped-cell";
import { type CellChange, inverseOf, makeChange, replacementOf } from "./replace-product";

type Platform = ReturnType<typeof livePlatform>;

async function readAll({ send }: Platform, ids: readonly number[]) {
  const machines = ids.map(async (id) => ({
    machine: { id, name: `Machine ${id}` },
    cells: await readLiveCells(id, send),
  }));
  return Promise.all(machines);
}

/** All of them, one after another, each looked at again. */
async function make(platform: Platform, changes: readonly CellChange[]): Promise<string[]> {
  const kinds: string[] = [];
  const read = (id: number) => readLiveCells(id, platform.send);
  for (const change of changes) {
    const tools = { send: platform.send, readCells: read, readAgain: read, onLooking: () => undefined };
    kinds.push((await makeChange(change, tools)).kind);
  }
  return kinds;
}

const productsOf = (platform: Platform, id: number) => cellsOf(platform.cellsOf(id)).map(({ product }) => product?.id);

it("MAPP-017 a product is replaced in each of its cells and nowhere else, and all of it taken back is the beginning", async () => {
  await fc.assert(
    fc.asyncProperty(anyMachines(2), fc.option(fc.constant(9), { nil: undefined }), async (machines, to) => {
      const platform = livePlatform(machines.map((cells, index) => mappingOf(index + 1, cells)));
      const ids = machines.map((_each, index) => index + 1);
      const before = ids.map((id) => cellsOf(platform.cellsOf(id)));
      const changes = replacementOf(await readAll(platform, ids), 1, to === undefined ? undefined : productOf(to));
      expect(new Set(await make(platform, changes)).has("done")).toBe(changes.length > 0);
      const wanted = before.map((cells) => cells.map(({ product }) => (product?.id === 1 ? to : product?.id)));
      expect(ids.map((id) => productsOf(platform, id))).toEqual(wanted);
      const flags = (id: number) => cellsOf(platform.cellsOf(id)).map((cell) => [cell.renewProduct, cell.fillOnDemand]);
      // An empty shelf cell renews nothing; every other flag stays.
      const kept = before.map((cells) =>
        cells.map((cell) => [cell.renewProduct && !(cell.product?.id === 1 && to === undefined), cell.fillOnDemand]),
      );
      expect(ids.map(flags)).toEqual(kept);
      await make(platform, changes.map(inverseOf));
      const settings = (cells: typeof before) =>
        cells.map((own) =>
          own.map(({ product, renewProduct, fillOnDemand }) => [product?.id, renewProduct, fillOnDemand]),
        );
      expect(settings(ids.map((id) => cellsOf(platform.cellsOf(id))))).toEqual(settings(before));
    }),
    { numRuns: 40 },
  );
});

const filled = machine({ zones: [[3]], blocks: [2] }, (index) => ({ product: index === 1 ? 2 : 1, isFlagged: false }));

it("MAPP-017 a cell that somebody has changed since it was looked at stays as it is; one that is so already is not sent", async () => {
  const platform = livePlatform([mappingOf(1, filled)]);
  const changes = replacementOf(await readAll(platform, [1]), 1, productOf(9));
  const [first, second] = changes;
  if (first === undefined || second === undefined) throw new Error("four cells");
  await make(platform, [{ ...first, to: { ...first.to, product: productOf(5) } }, second]);
  expect(await make(platform, changes)).toEqual(["refused", "already", "done", "done"]);
  expect(productsOf(platform, 1)).toEqual([5, 2, 9, 9, 9]);
});

it("MAPP-008 a locker cell with an order is found and is known to be locked", async () => {
  const [block] = filled.lockers;
  if (block === undefined) throw new Error("a block");
  const lockers = [
    { ...block, cells: block.cells.map((cell, at) => ({ ...cell, orderId: at === 0 ? 77 : undefined })) },
  ];
  const platform = livePlatform([mappingOf(1, { ...filled, lockers })]);
  const changes = replacementOf(await readAll(platform, [1]), 1, undefined);
  expect(changes.map(({ cell, orderId }) => [cell.alias, orderId])).toEqual([
    ["F1.1.3", undefined],
    ["F1.1.1", undefined],
    ["L1.1", 77],
    ["L1.2", undefined],
  ]);
});

it("MAPP-017 what cannot be read is not sent, and may be asked for again; what the platform refuses may not", async () => {
  const platform = livePlatform([mappingOf(1, filled)]);
  const changes = replacementOf(await readAll(platform, [1]), 1, productOf(9));
  platform.failures.set("MAP-03 1", "upstream-failed");
  expect(new Set(await make(platform, changes))).toEqual(new Set(["not-done"]));
  expect(platform.asked).not.toContain("MAP-13");
  platform.failures.clear();
  platform.failures.set(`MAP-13 ${changes[0]?.cell.id}`, "upstream-rejected");
  expect(await make(platform, changes)).toEqual(["refused", "done", "done", "done"]);
});
