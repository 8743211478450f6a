import fc from "fast-check";
import { z } from "zod";
import { queryCalls } from "@/lib/resources/call-table";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { readJsonResponse } from "@/server/upstream/query-response";
import { anyText } from "@/tests/support/any-text";
import { receptionOnWire, receptionsOnWire } from "@/tests/support/fault-upstream/reception-answers";
import { sampleOfSchema } from "@/tests/support/fault-upstream/sample-of-schema";

const written = new Map<string, unknown>([
  [receptionsCalls.list.id, receptionsOnWire(0, 3)],
  [receptionsCalls.one.id, receptionOnWire(1)],
]);
const runs = 10_000;

/** Cuts, doubles, swaps and replaces pieces of a text. */
const mutation = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 0, max: 40 }),
  piece: fc.oneof(anyText(), fc.json(), fc.constantFrom("{", "}", "[", "]", '"', "\\", "null", "\u0000", "")),
});

it(`G5 ${runs} mutations of real answers, of every query: reading them never throws`, () => {
  const samples = queryCalls.map((call) => ({
    call,
    text: JSON.stringify(written.get(call.id) ?? sampleOfSchema(call.answer)),
  }));
  let unreadable = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...samples),
      fc.array(mutation, { minLength: 1, maxLength: 4 }),
      ({ call, text }, mutations) => {
        const mutated = mutations.reduce((before, { at, length, piece }) => {
          const start = Math.floor(at * before.length);
          return before.slice(0, start) + piece + before.slice(start + length);
        }, text);
        const rows = readJsonResponse(mutated);
        if (rows === undefined) unreadable += 1;
        z.safeParse(call.answer, rows ?? call.empty);
        expect(z.safeParse(call.answer, call.empty).success).toBe(true);
      },
    ),
    { numRuns: runs, seed: 2472 },
  );
  // Mutations that change nothing would prove nothing.
  expect(unreadable).toBeGreaterThan(runs / 10);
});
