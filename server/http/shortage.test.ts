import { logger } from "../log/logger.mjs";
import { shortageOf } from "./shortage.mjs";

const told: unknown[][] = [];

beforeEach(() => {
  jest.useFakeTimers();
  told.length = 0;
  for (const level of ["warn", "info"] as const)
    jest.spyOn(logger(), level).mockImplementation((...line: unknown[]) => void told.push([level, ...line]));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it("O11 one line says that it began and one that it is over, however many are refused meanwhile", () => {
  const tell = shortageOf("pages");
  for (let refused = 0; refused < 30; refused += 1) {
    tell();
    jest.advanceTimersByTime(1_000);
  }
  expect(told).toEqual([["warn", { code: "pages" }, "refusing for want of room"]]);
  jest.advanceTimersByTime(60_000);
  const over = ["info", { code: "pages", count: 30, milliseconds: 29_000 }, "room for all again"];
  expect(told.slice(1)).toEqual([over]);
  tell();
  expect(told.slice(2)).toEqual([["warn", { code: "pages" }, "refusing for want of room"]]);
});
