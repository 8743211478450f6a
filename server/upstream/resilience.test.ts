import { ConsoleError } from "@/lib/errors/console-error";
import { FailuresInARow, resiliently } from "./resilience";
import { RetryBudget } from "./retry-budget";
import { ExchangeBroken } from "./upstream-fault";

const broken = () => Promise.reject(new ExchangeBroken(new Error("reset")));

describe("resiliently", () => {
  it("P19 a read is tried three times, and says that the platform is out of reach", async () => {
    const task = jest.fn(broken);
    await expect(resiliently("http://read.test", "read", undefined, task)).rejects.toMatchObject({
      code: "upstream-unreachable",
    });
    expect(task).toHaveBeenCalledTimes(3);
  });

  it("P19 only a try that follows costs something: ten are saved, enough for five reads in vain", async () => {
    const upstream = "http://saving.test";
    const tries: number[] = [];
    for (let read = 0; read < 6; read++) {
      const task = jest.fn(broken);
      await resiliently(upstream, "read", undefined, task).catch(() => undefined);
      // Keeps the breaker closed, and earns a tenth of a try.
      await resiliently(upstream, "write", undefined, async () => "well");
      tries.push(task.mock.calls.length);
    }
    expect(tries).toEqual([3, 3, 3, 3, 3, 1]);
  });

  it("R9 a write is sent once", async () => {
    const task = jest.fn(broken);
    await expect(resiliently("http://write.test", "write", undefined, task)).rejects.toMatchObject({
      code: "upstream-unreachable",
    });
    expect(task).toHaveBeenCalledTimes(1);
  });

  it("P18 after five failures in a row nothing is sent, and others are not affected", async () => {
    const task = jest.fn(broken);
    for (let n = 0; n < 8; n++) await resiliently("http://down.test", "write", undefined, task).catch(() => undefined);
    expect(task).toHaveBeenCalledTimes(5);
    await expect(resiliently("http://up.test", "write", undefined, async () => "well")).resolves.toBe("well");
  });

  it("P18 an upstream that answers is alive, whatever it says", async () => {
    const task = jest.fn(() => Promise.reject(new ConsoleError("upstream-invalid-answer")));
    for (let n = 0; n < 8; n++) await resiliently("http://odd.test", "write", undefined, task).catch(() => undefined);
    expect(task).toHaveBeenCalledTimes(8);
  });
});

describe("FailuresInARow", () => {
  it("P18 forgets failures older than ten seconds", () => {
    jest.useFakeTimers({ now: 0 });
    const breaker = new FailuresInARow();
    for (let n = 0; n < 4; n++) expect(breaker.failure()).toBe(false);
    jest.setSystemTime(10_001);
    expect(breaker.failure()).toBe(false);
    for (let n = 0; n < 3; n++) expect(breaker.failure()).toBe(false);
    expect(breaker.failure()).toBe(true);
    jest.useRealTimers();
  });
});

describe("RetryBudget", () => {
  it("P19 lets one call in ten be tried again", () => {
    const budget = new RetryBudget();
    while (budget.take());
    let retries = 0;
    for (let call = 0; call < 1_000; call++) {
      budget.earn();
      if (budget.take()) retries += 1;
    }
    expect(retries).toBeLessThanOrEqual(100);
  });
});
