import { refusalOf } from "./refusal";

const amount = { kind: "amount-range", param: "amount" } as const;
const pieces = { kind: "number-range", param: "quantity", most: 1000 } as const;
const id = { kind: "number", param: "id" } as const;
const ids = { ...id, isMany: true } as const;
const days = { kind: "date-range", param: "created", periods: "general" } as const;

it.each([
  ["an amount beyond the slider", amount, "15000&", "beyond", ["15000"]],
  ["both ends beyond it", amount, "15000&12000", "beyond", ["15000", "12000"]],
  ["one end beyond it, without the other", amount, "5&12000", "beyond", ["12000"]],
  ["thousands written with a dot", amount, "&1.500", "places", ["1.500"]],
  ["no number", amount, "1.2.3&", "unknown", ["1.2.3"]],
  ["a part of a piece", pieces, "1.5&", "whole", ["1.5"]],
  ["more pieces than there are", pieces, "&5000", "beyond", ["5000"]],
  ["a half-typed day", days, "2026-03-14&31/1", "unknown", ["31/1"]],
  ["the same half-typed day twice", days, "31/1&31/1", "unknown", ["31/1"]],
  ["days in the wrong order", days, "2026-03-14&2026-03-10", "order", ["2026-03-14", "2026-03-10"]],
  ["a day that no calendar of the list has", days, "0026-03-14&0026-03-14", "unknown", ["0026-03-14"]],
  ["a text", { kind: "text", param: "search" } as const, "a&b", "unknown", ["a&b"]],
  ["an amount with its thousands parted", amount, "1.234.567&", "groups", ["1.234.567"]],
  ["an id with a dot", id, "12.5", "digits", ["12.5"]],
  ["an id with groups, whole", id, "1.234,50", "digits", ["1.234,50"]],
  ["an id that is too long", id, "1234567890123456", "long", ["1234567890123456"]],
  ["an id of zeros", id, "00", "zero", ["00"]],
  ["two ids of one number", ids, "7,12,007", "twice", ["007"]],
] as const)("FILT-006 of %s the fault is named, and what has it", (_name, filter, text, why, typed) => {
  expect(refusalOf(filter, text)).toMatchObject({ why, typed });
});
