import { setTimeout as pause } from "node:timers/promises";
import { Gate } from "@/tests/support/fault-upstream/gate";
import { type Crowd, emptyCrowd, passTurnstile, passTurnstileOf, type TurnstileSize } from "./turnstile";
import { CallerLeft } from "./upstream-fault";

const size = { places: 2, seats: 3, patienceMs: 60_000 };
const overloaded = { code: "overloaded", status: 503, retryAfter: 1 };

type Task = () => Promise<unknown>;

function turnstileOf(own: TurnstileSize) {
  const crowd = emptyCrowd();
  return {
    crowd,
    pass: (task: Task, signal?: AbortSignal) => passTurnstile(crowd, own, task, signal),
  };
}

describe("passTurnstile", () => {
  it("P20 two are inside, three wait in their order, the sixth is turned away at once", async () => {
    const turnstile = turnstileOf(size);
    const gate = new Gate();
    const begun: number[] = [];
    const visit = (visitor: number) =>
      turnstile.pass(async () => {
        begun.push(visitor);
        await gate.opened;
        return visitor;
      });
    const visits = [1, 2, 3, 4, 5].map(visit);
    await expect(visit(6)).rejects.toMatchObject(overloaded);
    expect(begun).toEqual([1, 2]);
    gate.open();
    expect(await Promise.all(visits)).toEqual([1, 2, 3, 4, 5]);
    expect(begun).toEqual([1, 2, 3, 4, 5]);
    expect(turnstile.crowd).toEqual(emptyCrowd());
  });

  it("P20 a task that fails gives its place on", async () => {
    const turnstile = turnstileOf({ ...size, places: 1 });
    const fails = turnstile.pass(() => Promise.reject(new Error("no")));
    const works = turnstile.pass(async () => "yes");
    await expect(fails).rejects.toThrow("no");
    expect(await works).toBe("yes");
    expect(turnstile.crowd).toEqual(emptyCrowd());
  });

  it("P21 whoever leaves while waiting gives up the seat, and is never let in", async () => {
    const turnstile = turnstileOf({ ...size, places: 1, seats: 1 });
    const gate = new Gate();
    const inside = turnstile.pass(() => gate.opened);
    const leaving = new AbortController();
    const task = jest.fn(async () => undefined);
    const left = turnstile.pass(task, leaving.signal);
    leaving.abort();
    await expect(left).rejects.toThrow(CallerLeft);
    const next = turnstile.pass(async () => "next");
    gate.open();
    await inside;
    expect(await next).toBe("next");
    expect(task).not.toHaveBeenCalled();
  });

  it("P21 whoever has left already takes neither place nor seat", async () => {
    const turnstile = turnstileOf({ ...size, places: 1, seats: 1 });
    const gate = new Gate();
    const inside = turnstile.pass(() => gate.opened);
    await expect(turnstile.pass(async () => "late", AbortSignal.abort())).rejects.toThrow(CallerLeft);
    const next = turnstile.pass(async () => "next");
    gate.open();
    await inside;
    expect(await next).toBe("next");
  });

  it("P20 nobody waits for longer than the patience", async () => {
    const turnstile = turnstileOf({ places: 1, seats: 1, patienceMs: 20 });
    const gate = new Gate();
    const inside = turnstile.pass(() => gate.opened);
    await expect(turnstile.pass(async () => "late")).rejects.toMatchObject(overloaded);
    gate.open();
    await inside;
    expect(turnstile.crowd).toEqual(emptyCrowd());
  });

  it("P20 under any crowd never more than its places are inside, and nobody is lost", async () => {
    const turnstile = turnstileOf({ places: 5, seats: 1_000, patienceMs: 60_000 });
    let inside = 0;
    let most = 0;
    const visits = Array.from({ length: 500 }, (_, index) =>
      turnstile.pass(async () => {
        inside += 1;
        most = Math.max(most, inside);
        await pause(index % 3);
        inside -= 1;
      }),
    );
    await Promise.all(visits);
    expect(most).toBe(5);
    expect(turnstile.crowd).toEqual(emptyCrowd());
  });
});

describe("passTurnstileOf", () => {
  it("P20 keys do not wait for each other, and are forgotten when nobody is left", async () => {
    const crowds = new Map<string, Crowd>();
    const pass = (key: string, task: Task) => passTurnstileOf(crowds, key, { ...size, places: 1 }, task, undefined);
    const gate = new Gate();
    const held = pass("one", () => gate.opened);
    expect(await pass("two", async () => "through")).toBe("through");
    expect(crowds.size).toBe(1);
    gate.open();
    await held;
    expect(crowds.size).toBe(0);
  });
});
