import { ConsoleError } from "@/lib/errors/console-error";
import { FormKeeper } from "./form-keeper";
import { contentOf } from "./keeper-state";
import type { KeptContent, KeptServer } from "./kept-client";
import type { KeptFound } from "./kept-form";

/** As the console's API: one version, written over by whoever knows it. */
function place() {
  let found: KeptFound | null = null;
  const asked: { writes: number; losesAnswers: boolean; failsWith?: ConsoleError | undefined } = {
    writes: 0,
    losesAnswers: false,
  };
  const server: KeptServer = {
    async read() {
      if (asked.failsWith) throw asked.failsWith;
      return found;
    },
    async write(version, after, kept) {
      asked.writes += 1;
      if (asked.failsWith) throw asked.failsWith;
      if (found?.version !== version) {
        if ((found?.version ?? null) !== after) throw new ConsoleError("changed-meanwhile");
        const copy = JSON.parse(JSON.stringify(kept));
        found = { page: "receptions", at: 1, browser: null, system: null, version, kept: copy };
      }
      if (asked.losesAnswers) throw new ConsoleError("upstream-unreachable");
    },
    async drop(version) {
      if (found?.version === version) found = null;
    },
  };
  return { server, asked, kept: () => found?.kept };
}

/** Somebody at a form. */
function person(server: KeptServer) {
  let text = "";
  const onSessionOver = jest.fn();
  const read = () => (text === "" ? undefined : { text });
  const keeper = new FormKeeper(server, { read, onSessionOver });
  keeper.start();
  return {
    keeper,
    onSessionOver,
    type(typed: string) {
      text = typed;
      keeper.changed();
    },
    goOn() {
      const content: KeptContent | undefined = keeper.takeKept();
      text = String(Reflect.get(content?.values ?? {}, "text"));
    },
  };
}

const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const values = (text: unknown) => expect.objectContaining({ values: { text } });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it("keeps within 5 s what is entered, also of who never pauses, and not at each key", async () => {
  const { server, asked, kept } = place();
  const { type } = person(server);
  for (let key = 1; key <= 49; key += 1) {
    type("a".repeat(key));
    await later(100);
  }
  expect(kept()).toEqual(values(expect.stringMatching(/^a{30,40}$/)));
  expect(asked.writes).toBe(1);
  await later(2_000);
  expect(kept()).toEqual(values("a".repeat(49)));
  type("");
  await later(2_000);
  expect(kept()).toBeUndefined();
});

it("offers what is kept, and goes on with it or starts over without a question", async () => {
  const { server, kept } = place();
  const before = person(server);
  before.type("one");
  await later(2_000);
  const again = person(server);
  await later(0);
  expect(again.keeper.state.question).toMatchObject({ kind: "offered" });
  again.goOn();
  again.type("one and more");
  await later(2_000);
  expect(kept()).toEqual(values("one and more"));
  const fresh = person(server);
  await later(0);
  fresh.keeper.startOver();
  await later(5_000);
  expect(kept()).toEqual(values("one and more"));
  fresh.type("another");
  await later(2_000);
  expect(kept()).toEqual(values("another"));
});

it("asks the later of two, and writes over nothing unasked", async () => {
  const { server, kept } = place();
  const [one, other] = [person(server), person(server)];
  await later(0);
  one.type("one");
  await later(2_000);
  other.type("other");
  await later(60_000);
  expect(other.keeper.state.question).toMatchObject({ kind: "other" });
  expect(kept()).toEqual(values("one"));
  other.keeper.keepMine();
  await later(0);
  expect(kept()).toEqual(values("other"));
  one.type("one more");
  await later(2_000);
  expect(one.keeper.state.question).toMatchObject({ kind: "other" });
  one.goOn();
  one.type("other more");
  await later(2_000);
  expect(kept()).toEqual(values("other more"));
});

it("asks whoever goes on with what was saved or given up elsewhere", async () => {
  const { server, kept } = place();
  const one = person(server);
  one.type("one");
  await later(2_000);
  const other = person(server);
  await later(0);
  other.goOn();
  await later(0);
  await other.keeper.saved();
  expect(kept()).toBeUndefined();
  one.type("one more");
  await later(10_000);
  expect(one.keeper.state.question).toEqual({ kind: "gone" });
  expect(kept()).toBeUndefined();
});

it("a write whose answer is lost is this form's own, and is not asked about", async () => {
  const { server, asked, kept } = place();
  const { type, keeper } = person(server);
  await later(0);
  asked.losesAnswers = true;
  type("one");
  await later(2_000);
  asked.losesAnswers = false;
  type("one more");
  await later(5_000);
  expect(keeper.state).toMatchObject({ question: undefined, failing: undefined });
  expect(kept()).toEqual(values("one more"));
});

it("says since when nothing is kept, tries again, and stops where the session is over", async () => {
  const { server, asked, kept } = place();
  const { type, keeper, onSessionOver } = person(server);
  await later(0);
  asked.failsWith = new ConsoleError("session-unavailable");
  const since = Date.now();
  type("one");
  await later(4_000);
  expect(keeper.state.failing).toEqual({ since, isTooLarge: false });
  asked.failsWith = undefined;
  await later(10_000);
  expect(keeper.state.failing).toBeUndefined();
  expect(kept()).toEqual(values("one"));
  type("x".repeat(1_000_001));
  await later(2_000);
  expect(keeper.state.failing?.isTooLarge).toBe(true);
  type("two");
  await later(2_000);
  expect(keeper.state.failing).toBeUndefined();
  asked.failsWith = new ConsoleError("unauthenticated");
  type("three");
  await later(2_000);
  expect(onSessionOver).toHaveBeenCalledTimes(1);
});

it.each([8.65e15, "1", null])("what says to be sent at %j is taken as not sent", (at) => {
  expect(contentOf({ values: { text: "one" }, sent: { key: "key-1", at } })).toEqual({ values: { text: "one" } });
});

it("C1 a sending without an answer is told to whoever goes on, and repeats its key for the very same alone", async () => {
  const { server } = place();
  const one = person(server);
  one.type("one");
  one.keeper.beginSend("key-1");
  await later(0);
  const other = person(server);
  await later(0);
  other.goOn();
  expect(other.keeper.state.sentAt).toBeDefined();
  expect(other.keeper.keyToRepeat).toBe("key-1");
  other.type("two");
  expect(other.keeper.keyToRepeat).toBeUndefined();
  await later(2_000);
  const third = person(server);
  await later(0);
  third.goOn();
  expect(third.keeper.state.sentAt).toBeDefined();
  expect(third.keeper.keyToRepeat).toBeUndefined();
  third.keeper.beginSend("key-2");
  third.keeper.endSend("refused");
  expect(third.keeper.state.sentAt).toBeUndefined();
});
