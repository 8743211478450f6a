import { type StoreState, watchStore } from "./store-watch";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const lost = (code: string) => Object.assign(new Error("The session store does not work."), { code });

/** Looks once for each state of a store, one after the other: an error's code, or nothing where it is well. */
async function toldOf(states: readonly (string | undefined)[]): Promise<string[]> {
  const coming = [...states];
  const told: string[] = [];
  const ping = async () => {
    const code = coming.shift();
    if (code !== undefined) throw lost(code);
  };
  const watch = watchStore({ ping }, (state: StoreState) => told.push(state.isWell ? "well" : state.reason));
  for (const _ of states) {
    await watch.look();
    jest.advanceTimersByTime(1_000);
  }
  return told;
}

const [busy, full, moved] = ["SQLITE_BUSY", "SQLITE_FULL", "STORE_MOVED"];

it.each<[string, (string | undefined)[], string[]]>([
  ["well all along", [undefined, undefined], []],
  ["lost once and found again", [undefined, busy, busy, busy, undefined, undefined], ["locked", "well"]],
  ["lost for one look", [busy, undefined], ["locked", "well"]],
  ["lost for another reason by and by", [busy, busy, full, full, full, moved, moved], ["locked", "full", "moved"]],
  ["lost for a reason that comes and goes", [busy, full, busy, full, busy], ["locked"]],
  ["lost again for what was told before", [busy, undefined, busy], ["locked", "well", "locked"]],
])("O7 of a store that is %s each change is told once", async (_what, states, told) => {
  expect(await toldOf(states)).toEqual(told);
});

it("O7 a store that is closed while it is looked at for the last time is not told of as lost", async () => {
  let close: (() => void) | undefined;
  const ping = () =>
    new Promise<void>((_, reject) => {
      close = () => reject(lost("SQLITE_MISUSE"));
    });
  const told: StoreState[] = [];
  const watch = watchStore({ ping }, (state) => told.push(state));
  const end = watch.start();
  const looking = watch.look();
  end();
  close?.();
  expect((await looking).isWell).toBe(false);
  expect(told).toEqual([]);
});
