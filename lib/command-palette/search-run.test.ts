import { SearchRun } from "./search-run";

interface Step {
  name: string;
  delay: number;
}

const stepsOf = (count: number, delay = 0): Step[] =>
  Array.from({ length: count }, (_, at) => ({ name: `page ${at + 1}`, delay }));
/** Everything that is due by now, and what it leads to. */
const settled = () => new Promise((done) => setImmediate(done));

/** A clock that goes as far as it is told, and a platform that answers when it is told. */
function start(steps: readonly Step[], most = 8) {
  let now = 0;
  const timers: { at: number; act(): void }[] = [];
  const asked: { step: Step; signal: AbortSignal; answer(text: string): void; fail(error: unknown): void }[] = [];
  let changes = 0;
  const run = new SearchRun<Step, string>({
    steps,
    most,
    onChange: () => (changes += 1),
    after(ms, act) {
      const timer = { at: now + ms, act };
      timers.push(timer);
      return () => void timers.splice(0, timers.length, ...timers.filter((each) => each !== timer));
    },
    ask: (step, signal) =>
      new Promise((answer, fail) => {
        asked.push({ step, signal, answer, fail });
      }),
  });
  return {
    run,
    asked,
    names: () => asked.map(({ step }) => step.name),
    kinds: () => steps.map((step) => run.stateOf(step).kind),
    changes: () => changes,
    pass(ms: number) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      for (const timer of due) {
        timers.splice(timers.indexOf(timer), 1);
        timer.act();
      }
    },
  };
}

it("asks each when its time has come", () => {
  const search = start([
    { name: "orders", delay: 10 },
    { name: "products", delay: 800 },
    { name: "storages", delay: 1_000 },
  ]);
  search.pass(9);
  expect(search.names()).toEqual([]);
  search.pass(1);
  expect(search.names()).toEqual(["orders"]);
  search.pass(790);
  expect(search.names()).toEqual(["orders", "products"]);
  expect(search.kinds()).toEqual(["asked", "asked", "waiting"]);
});

it("asks four at the same time, the next one as one is answered, in their order", async () => {
  const search = start(stepsOf(6));
  search.pass(0);
  expect(search.names()).toEqual(["page 1", "page 2", "page 3", "page 4"]);
  search.asked[2]?.answer("found");
  await settled();
  expect(search.names()).toHaveLength(5);
  expect(search.kinds()).toEqual(["asked", "asked", "found", "asked", "asked", "waiting"]);
});

it("leaves out what is beyond the first ones until it is asked for", () => {
  const search = start(stepsOf(10), 3);
  search.pass(10_000);
  search.run.hurry();
  expect(search.names()).toEqual(["page 1", "page 2", "page 3"]);
  expect(search.kinds().filter((kind) => kind === "left")).toHaveLength(7);
  search.run.goOn();
  expect(search.names()).toHaveLength(4);
  expect(search.kinds()).not.toContain("left");
});

it("Enter asks at once what waits, and nothing twice", () => {
  const search = start(stepsOf(3, 1_000));
  search.run.hurry();
  expect(search.names()).toHaveLength(3);
  search.pass(1_000);
  search.run.hurry();
  expect(search.names()).toHaveLength(3);
});

it("aborts what is under way, begins nothing more and tells of no answer", async () => {
  const search = start([...stepsOf(5), { name: "late", delay: 1_000 }]);
  search.pass(0);
  const before = search.changes();
  search.run.abort();
  expect(search.asked.map(({ signal }) => signal.aborted)).toEqual([true, true, true, true]);
  search.asked[0]?.answer("found");
  search.pass(1_000);
  await settled();
  expect([search.names().length, search.changes()]).toEqual([4, before]);
  expect(search.kinds()[0]).toBe("asked");
});

it("one that fails leaves the others as they are, and is asked again on request", async () => {
  const search = start(stepsOf(2));
  search.pass(0);
  search.asked[0]?.fail(new Error("away"));
  search.asked[1]?.answer("found");
  await settled();
  expect(search.kinds()).toEqual(["failed", "found"]);
  const [first, second] = search.asked.map(({ step }) => step);
  if (first !== undefined) search.run.retry(first);
  if (second !== undefined) search.run.retry(second);
  expect(search.names()).toEqual(["page 1", "page 2", "page 1"]);
  search.asked[2]?.answer("found");
  await settled();
  expect(search.kinds()).toEqual(["found", "found"]);
});
