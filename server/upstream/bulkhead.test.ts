import { setTimeout as pause } from "node:timers/promises";
import { Gate } from "@/tests/support/fault-upstream/gate";
import { type Bulkhead, type BulkheadLimits, newBulkhead, runInBulkhead, runInKeyedBulkhead } from "./bulkhead";
import { ClientAborted } from "./upstream-fault";

const limits = { concurrent: 2, queued: 3, timeoutMs: 60_000 };
const overloaded = { code: "overloaded", status: 503, retryAfter: 1 };

type Task = () => Promise<unknown>;

function bulkheadOf(own: BulkheadLimits) {
  const state = newBulkhead();
  return {
    state,
    run: (task: Task, signal?: AbortSignal) => runInBulkhead(state, own, task, signal),
  };
}

describe("runInBulkhead", () => {
  it("P20 two run, three wait in their order, the sixth is refused at once", async () => {
    const bulkhead = bulkheadOf(limits);
    const gate = new Gate();
    const begun: number[] = [];
    const start = (number: number) =>
      bulkhead.run(async () => {
        begun.push(number);
        await gate.opened;
        return number;
      });
    const runs = [1, 2, 3, 4, 5].map(start);
    await expect(start(6)).rejects.toMatchObject(overloaded);
    expect(begun).toEqual([1, 2]);
    gate.open();
    expect(await Promise.all(runs)).toEqual([1, 2, 3, 4, 5]);
    expect(begun).toEqual([1, 2, 3, 4, 5]);
    expect(bulkhead.state).toEqual(newBulkhead());
  });

  it("P20 a task that fails passes its slot on", async () => {
    const bulkhead = bulkheadOf({ ...limits, concurrent: 1 });
    const fails = bulkhead.run(() => Promise.reject(new Error("no")));
    const works = bulkhead.run(async () => "yes");
    await expect(fails).rejects.toThrow("no");
    expect(await works).toBe("yes");
    expect(bulkhead.state).toEqual(newBulkhead());
  });

  it("P21 an aborted wait leaves the queue and never runs", async () => {
    const bulkhead = bulkheadOf({ ...limits, concurrent: 1, queued: 1 });
    const gate = new Gate();
    const inside = bulkhead.run(() => gate.opened);
    const leaving = new AbortController();
    const task = jest.fn(async () => undefined);
    const left = bulkhead.run(task, leaving.signal);
    leaving.abort();
    await expect(left).rejects.toThrow(ClientAborted);
    const next = bulkhead.run(async () => "next");
    gate.open();
    await inside;
    expect(await next).toBe("next");
    expect(task).not.toHaveBeenCalled();
  });

  it("P21 a task that is aborted before it starts takes no slot and no place in the queue", async () => {
    const bulkhead = bulkheadOf({ ...limits, concurrent: 1, queued: 1 });
    const gate = new Gate();
    const inside = bulkhead.run(() => gate.opened);
    await expect(bulkhead.run(async () => "late", AbortSignal.abort())).rejects.toThrow(ClientAborted);
    const next = bulkhead.run(async () => "next");
    gate.open();
    await inside;
    expect(await next).toBe("next");
  });

  it("P20 no task waits longer than the timeout", async () => {
    const bulkhead = bulkheadOf({ concurrent: 1, queued: 1, timeoutMs: 20 });
    const gate = new Gate();
    const inside = bulkhead.run(() => gate.opened);
    await expect(bulkhead.run(async () => "late")).rejects.toMatchObject(overloaded);
    gate.open();
    await inside;
    expect(bulkhead.state).toEqual(newBulkhead());
  });

  it("P20 under load never more tasks than the limit run, and none is lost", async () => {
    const bulkhead = bulkheadOf({ concurrent: 5, queued: 1_000, timeoutMs: 60_000 });
    let inside = 0;
    let most = 0;
    const runs = Array.from({ length: 500 }, (_, index) =>
      bulkhead.run(async () => {
        inside += 1;
        most = Math.max(most, inside);
        await pause(index % 3);
        inside -= 1;
      }),
    );
    await Promise.all(runs);
    expect(most).toBe(5);
    expect(bulkhead.state).toEqual(newBulkhead());
  });
});

describe("runInKeyedBulkhead", () => {
  it("P20 keys do not wait for each other, and are dropped when nothing runs", async () => {
    const bulkheads = new Map<string, Bulkhead>();
    const run = (key: string, task: Task) =>
      runInKeyedBulkhead(bulkheads, key, { ...limits, concurrent: 1 }, task, undefined);
    const gate = new Gate();
    const held = run("one", () => gate.opened);
    expect(await run("two", async () => "through")).toBe("through");
    expect(bulkheads.size).toBe(1);
    gate.open();
    await held;
    expect(bulkheads.size).toBe(0);
  });
});
