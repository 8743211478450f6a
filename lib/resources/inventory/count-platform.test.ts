import type { SendCall } from "@/lib/calls/send-call";
import { countPlatform } from "./count-platform";
import { inventoryCalls } from "./inventory.calls";

/** Calls of one count, as the console answers them by a clock of its own. */
function consoleAt(clock: string) {
  const bodies: unknown[] = [];
  const answers: Record<string, object> = {
    [inventoryCalls.one.id]: { items: [{ status: "COUNTING", isOwn: true, items: [], toldAt: clock }] },
    [inventoryCalls.addItem.id]: { id: 9, inventoryQuantity: 4 },
  };
  const send: SendCall = async (call, args) => {
    const { body } = JSON.parse(JSON.stringify(args));
    if (body !== undefined) bodies.push(body);
    return JSON.parse(JSON.stringify({ data: answers[call.id] }));
  };
  return { send, bodies };
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-28T06:00:00Z") });
});
afterEach(() => {
  jest.useRealTimers();
});

it("when something was counted is told by the console's clock, however wrong the device's is", async () => {
  const { send, bodies } = consoleAt("2026-11-28T08:30:00Z");
  const platform = countPlatform({ inventory: 5, hasOurFields: true, send, errorText: String });
  await platform.read();
  await platform.send({ product: 2, at: "2026-11-28T05:50:00Z", change: { kind: "add", pieces: 4 } });
  expect(bodies).toEqual([{ inventory: 5, product: 2, inventoryQuantity: 4, countedAt: "2026-11-28T08:20:00.000Z" }]);
});
