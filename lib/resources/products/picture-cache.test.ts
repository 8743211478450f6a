import { PictureCache } from "./picture-cache";

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => String(from + index));

function cacheWith(isDown: () => boolean = () => false) {
  const calls: (readonly string[])[] = [];
  const cache = new PictureCache(async (barcodes) => {
    calls.push(barcodes);
    if (isDown()) throw new Error("unreachable");
    return new Map(barcodes.filter((each) => each !== "7").map((each) => [each, `/pictures/${each}`]));
  });
  return { cache, calls };
}

it("CATA-028 asks for the rows in sight and those around them, 200 barcodes in one call, each once", async () => {
  const { cache, calls } = cacheWith();
  const drawn = jest.fn();
  cache.subscribe(drawn);
  await cache.want(numbers(0, 20), numbers(0, 1000));
  expect(calls).toEqual([numbers(0, 200)]);
  expect([cache.addressOf("3"), cache.addressOf("7"), cache.addressOf("500"), cache.addressOf(undefined)]).toEqual([
    "/pictures/3",
    undefined,
    undefined,
    undefined,
  ]);
  expect(drawn).toHaveBeenCalledTimes(1);
  await cache.want(numbers(100, 120), numbers(0, 1000));
  expect(calls).toHaveLength(1);
  await cache.want(numbers(190, 210), numbers(0, 1000));
  expect(calls[1]).toEqual(numbers(200, 400));
});

it("asks again for what could not be read, when it is next in sight", async () => {
  let isDown = true;
  const { cache, calls } = cacheWith(() => isDown);
  await cache.want(["1"], []);
  isDown = false;
  await cache.want(["1"], []);
  expect(calls).toEqual([["1"], ["1"]]);
  expect(cache.addressOf("1")).toBe("/pictures/1");
});
