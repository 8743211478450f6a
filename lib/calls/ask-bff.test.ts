import { withConsole } from "@/tests/support/own-console";
import { askBff } from "./ask-bff";

const request = { method: "GET", address: "/api/rest/things" } as const;
const { setTimeout: wait } = globalThis;
const limits: number[] = [];

beforeEach(() => {
  limits.length = 0;
  jest.spyOn(globalThis, "setTimeout").mockImplementation((act, ms = 0) => {
    const isLimit = ms >= 60_000;
    if (isLimit) limits.push(ms);
    return wait(act, isLimit ? ms / 600 : ms);
  });
});
afterEach(() => jest.restoreAllMocks());

const failureOf = (ask: typeof request | { method: "PATCH"; address: string; body: string }, signal?: AbortSignal) =>
  askBff(ask, signal).catch((error: unknown) => error);

/** Each request is taken, and never answered; of what is begun nothing more comes. */
const silent = (run: () => Promise<unknown>, begins = false) =>
  withConsole((incoming, response) => {
    incoming.resume();
    if (begins) response.writeHead(200, { "content-type": "application/json" }).write('{"data":');
  }, run);

it.each([false, true])(
  "C1 an answer that never comes to its end (begun: %s) is waited for a minute, and is no answer",
  async (begins) => {
    const failure = await silent(() => failureOf(request), begins);
    expect(failure).toMatchObject({ code: "upstream-unreachable", requestId: undefined });
    expect(limits).toEqual([60_000]);
  },
);

it("C1 what goes up a slow line is waited for longer", async () => {
  await silent(() => failureOf({ method: "PATCH", address: request.address, body: "x".repeat(160_000) }));
  expect(limits).toEqual([70_000]);
});

it("a caller's own abort passes through as it is", async () => {
  const caller = new AbortController();
  const failure = await silent(async () => {
    const asked = failureOf(request, caller.signal);
    caller.abort();
    return asked;
  });
  expect(failure).toMatchObject({ name: "AbortError" });
});
