import { PictureShelf } from "./picture-shelf";

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => String(from + index));

function shelfWith(isDown: () => boolean = () => false) {
  const calls: (readonly string[])[] = [];
  const shelf = new PictureShelf(async (barcodes) => {
    calls.push(barcodes);
    if (isDown()) throw new Error("unreachable");
    return new Map(barcodes.filter((each) => each !== "7").map((each) => [each, `/pictures/${each}`]));
  });
  return { shelf, calls };
}

it("CATA-028 asks for the rows in sight and those around them, 200 barcodes in one call, each once", async () => {
  const { shelf, calls } = shelfWith();
  const drawn = jest.fn();
  shelf.subscribe(drawn);
  await shelf.want(numbers(0, 20), numbers(0, 1000));
  expect(calls).toEqual([numbers(0, 200)]);
  expect([shelf.addressOf("3"), shelf.addressOf("7"), shelf.addressOf("500"), shelf.addressOf(undefined)]).toEqual([
    "/pictures/3",
    undefined,
    undefined,
    undefined,
  ]);
  expect(drawn).toHaveBeenCalledTimes(1);
  await shelf.want(numbers(100, 120), numbers(0, 1000));
  expect(calls).toHaveLength(1);
  await shelf.want(numbers(190, 210), numbers(0, 1000));
  expect(calls[1]).toEqual(numbers(200, 400));
});

it("asks again for what could not be read, when it is next in sight", async () => {
  let isDown = true;
  const { shelf, calls } = shelfWith(() => isDown);
  await shelf.want(["1"], []);
  isDown = false;
  await shelf.want(["1"], []);
  expect(calls).toEqual([["1"], ["1"]]);
  expect(shelf.addressOf("1")).toBe("/pictures/1");
});
