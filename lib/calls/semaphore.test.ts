import { Semaphore } from "./semaphore";

it("runs so many at once, the others in their order, and goes on after a failure", async () => {
  const semaphore = new Semaphore(2);
  const begun: number[] = [];
  let [running, most] = [0, 0];
  const task = (number: number) => async () => {
    begun.push(number);
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (number % 3 === 0) throw new Error(`${number}`);
    return number;
  };
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((number) => semaphore.run(task(number))));
  expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
  expect(most).toBe(2);
  expect(results.map(({ status }) => status === "fulfilled")).toEqual([true, true, false, true, true, false]);
  expect(await semaphore.run(task(7))).toBe(7);
});
