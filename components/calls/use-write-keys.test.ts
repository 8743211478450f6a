import { keyLifeMs } from "@/lib/calls/send-write";
import { ConsoleError } from "@/lib/errors/console-error";
import { WriteKeys } from "./use-write-keys";

const save = { body: { name: "Cafea" } };
const other = { body: { name: "Ceai" } };
const lostLine = new ConsoleError("upstream-unreachable");
const proxyPage = new ConsoleError("upstream-invalid-answer");

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("C1 the key of what a person asks for", () => {
  it.each([lostLine, proxyPage, new ConsoleError("still-running", { requestId: "r" })])(
    "is the same where no answer came: %s",
    (error) => {
      const keys = new WriteKeys();
      const first = keys.keyOf(save);
      keys.settled(save, error);
      expect(keys.keyOf(save)).toBe(first);
      expect(keys.keyOf(other)).not.toBe(first);
      expect(keys.keyOf(save)).toBe(first);
    },
  );

  it.each(["upstream-rejected", "outcome-unknown", "upstream-unreachable", "upstream-invalid-answer"] as const)(
    "is another one where the console has answered: %s",
    (code) => {
      const keys = new WriteKeys();
      const first = keys.keyOf(save);
      keys.settled(save, new ConsoleError(code, { requestId: "r" }));
      expect(keys.keyOf(save)).not.toBe(first);
    },
  );

  it("is the same after a repeat that was not sent: it says nothing of the first", () => {
    const keys = new WriteKeys();
    const first = keys.keyOf(save);
    keys.settled(save, lostLine);
    keys.settled(save, new ConsoleError("offline"));
    expect(keys.keyOf(save)).toBe(first);
  });

  it("is another one once something of the form was saved: the same again is a new request", () => {
    const keys = new WriteKeys();
    const first = keys.keyOf(save);
    keys.settled(save, lostLine);
    keys.keyOf(other);
    keys.settled(other, null);
    expect(keys.keyOf(save)).not.toBe(first);
  });

  it("is another one when the console may have forgotten the first", () => {
    const keys = new WriteKeys();
    const first = keys.keyOf(save);
    keys.settled(save, lostLine);
    jest.setSystemTime(Date.now() + keyLifeMs);
    expect(keys.keyOf(save)).not.toBe(first);
  });
});
