import { type AskedWorker, startReader } from "./ask-reader";

const nobodyLeaves = new AbortController().signal;

/** Stands in for a worker: what is asked of it is answered after so many milliseconds each, or never. */
class SlowWorker implements AskedWorker {
  onmessage: AskedWorker["onmessage"] = null;
  onerror = null;
  isEnded = false;
  readonly #takes: number;

  constructor(takes: number) {
    this.#takes = takes;
    setTimeout(() => this.#say({ isReady: true }));
  }

  postMessage(): void {
    if (this.#takes === Number.POSITIVE_INFINITY) return;
    setTimeout(() => this.#say({ count: 1 }), this.#takes);
  }

  terminate(): void {
    this.isEnded = true;
  }

  #say(data: object): void {
    if (!this.isEnded) this.onmessage?.(new MessageEvent("message", { data }));
  }
}

async function reading(takes: number) {
  const worker = new SlowWorker(takes);
  const starting = startReader<string, object>(worker, nobodyLeaves);
  await jest.advanceTimersByTimeAsync(0);
  return { worker, reader: await starting };
}

/** @returns after how many milliseconds it failed; undefined where it was answered */
async function failedAfter(asking: Promise<unknown>): Promise<number | undefined> {
  const begun = Date.now();
  const failing = asking.then(
    () => undefined,
    () => Date.now() - begun,
  );
  await jest.advanceTimersByTimeAsync(120_000);
  return failing;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("D10 a file that takes longer than 10 s ends its reader", async () => {
  const { worker, reader } = await reading(Number.POSITIVE_INFINITY);
  expect(await failedAfter(reader.ask("take"))).toBe(10_000);
  expect(worker.isEnded).toBe(true);
});

it("D10 all files together take 60 s at the most, however short each one is", async () => {
  const { worker, reader } = await reading(9_000);
  for (let asked = 0; asked < 6; asked += 1) {
    const asking = reader.ask("take");
    await jest.advanceTimersByTimeAsync(9_000);
    await asking;
  }
  expect(worker.isEnded).toBe(false);
  expect(await failedAfter(reader.ask("join", [], 60_000))).toBe(6_000);
  expect(worker.isEnded).toBe(true);
});
