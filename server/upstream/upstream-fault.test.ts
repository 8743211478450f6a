import { ExchangeBroken, GatewayFailed, StreamReset, TokenRefused } from "./upstream-fault";

const kinds = [ExchangeBroken, StreamReset, GatewayFailed];
const faults = [new ExchangeBroken(undefined), new StreamReset(undefined), new GatewayFailed(502)];
/** As another of Next's bundles has it: of the same name, and of no class of ours. */
const copies = faults.map(({ name }) => Object.assign(new Error("elsewhere"), { name }));

it.each([
  ["by each of Next's bundles", copies],
  ["here", faults],
])("P18 P19 a fault that was made %s is known, and no other one for it", (_where, made) => {
  expect(made.map((fault) => kinds.map((kind) => fault instanceof kind))).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ]);
});

it.each([new TokenRefused(), new Error("reset"), "ExchangeBroken", null])("%p is none of them", (value) => {
  expect(kinds.some((kind) => value instanceof kind)).toBe(false);
});
