import type { SendCall } from "@/lib/calls/send-call";
import { readSupplyUnderWay } from "./supply-under-way";

const named = (...ids: number[]) => ids.map((id) => ({ id, name: `Machine ${id}` }));

it("2§4 reports that are picked for or on their way hold machines; what a platform lists beside them does not", async () => {
  const asked: unknown[] = [];
  const items = [
    { id: 1, maskNumber: 3, storages: named(1, 2) },
    { id: 2, maskNumber: 7, storages: named(2, 9) },
    { id: 3, maskNumber: 15, storages: named(1) },
    { id: 4, maskNumber: 3, storages: named(9) },
  ];
  const send: SendCall = async (_call, args) => {
    asked.push(args);
    return JSON.parse(JSON.stringify({ data: { items, totalCount: 4 } }));
  };
  const { reports } = await readSupplyUnderWay([1, 2], send);
  expect(reports.map(({ report, mask, storages }) => [report, mask, storages.map(({ id }) => id)])).toEqual([
    [1, 3, [1, 2]],
    [2, 7, [2]],
  ]);
  expect(asked).toMatchObject([{ query: { exactStatus: [3, 7], storageIds: [1, 2], limit: 20 } }]);
});
