import { leaveMark, shortestWay } from "./page-marks";

const million = 1_000_000;

it("comes from the nearer end where nothing is known", () => {
  const none = new Map<number, number>();
  expect(shortestWay({ offset: 400_000, limit: 25 }, million, none)).toMatchObject({
    offset: 400_000,
    isBackwards: false,
  });
  expect(shortestWay({ offset: 999_975, limit: 25 }, million, none)).toMatchObject({ offset: 0, isBackwards: true });
  expect(shortestWay({ offset: million, limit: 25 }, million, none).limit).toBe(0);
});

it("goes on from a page nearby, either way", () => {
  const marks = new Map([[500_000, 77]]);
  const from = (offset: number) => shortestWay({ offset, limit: 25 }, million, marks);
  expect(from(500_000)).toEqual({ fromId: 77, isBackwards: false, offset: 0, limit: 25 });
  expect(from(500_025)).toEqual({ fromId: 77, isBackwards: false, offset: 25, limit: 25 });
  expect(from(499_975)).toEqual({ fromId: 77, isBackwards: true, offset: 1, limit: 25 });
  expect(from(10)).toMatchObject({ fromId: undefined, offset: 10 });
});

it("leaves marks where the way was long alone, and forgets the oldest", () => {
  const marks = new Map<number, number>();
  const way = { fromId: undefined, isBackwards: false, limit: 25 };
  leaveMark(marks, 500, 1, { ...way, offset: 500 });
  expect(marks.size).toBe(0);
  for (let place = 2000; place < 2300; place += 1) leaveMark(marks, place, place, { ...way, offset: place });
  expect(marks.size).toBe(200);
  expect([...marks.keys()][0]).toBe(2100);
});
