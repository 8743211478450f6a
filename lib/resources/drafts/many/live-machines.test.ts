import { longestPage } from "@/lib/calls/call";
import { livePlatform, mappingOf } from "@/tests/support/live-platform";
import { readLiveMachines } from "./live-machines";

const machines = Array.from({ length: 250 }, (_each, at) => mappingOf(at + 1));

it("MAPP-023 all live mappings are read, or as many as are asked for, and how many there are is known", async () => {
  const { send } = livePlatform(machines);
  const all = await readLiveMachines({}, send);
  expect([all.machines.length, all.totalCount]).toEqual([250, 250]);
  const some = await readLiveMachines({}, send, 200);
  expect([some.machines.length, some.totalCount]).toEqual([200, 250]);
  expect((await readLiveMachines({ storages: [3, 5] }, send, 200)).machines.map(({ id }) => id)).toEqual([3, 5]);
});

it("MAPP-023 a machine that comes before the others while they are read is among them once", async () => {
  const many = Array.from({ length: longestPage + 50 }, (_each, at) => mappingOf(at + 1));
  const { send } = livePlatform(many);
  const shifted: typeof send = (call, args, ...more) => {
    const { query } = Object(args);
    query.offset = Math.max(0, query.offset - 1);
    return send(call, args, ...more);
  };
  const ids = (await readLiveMachines({}, shifted)).machines.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(longestPage);
  expect(ids).toEqual([...new Set(ids)]);
});
