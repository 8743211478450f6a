import { readWays, type Way, wayBack } from "./ways-back";

const toOrders: Way = { to: "/orders?user=30", from: "/customer_support?role=CLIENT&open=30#orders", steps: 4 };
const back = (ways: readonly Way[], path: string, query: string) =>
  wayBack(ways, path, new URLSearchParams(query))?.from;

it("CUST-005 leads back to where somebody came from, with filters, open row and unfolded part, and from there alone", () => {
  expect(back([], "/orders", "user=30")).toBeUndefined();
  expect(back([toOrders], "/orders", "user=30")).toBe(toOrders.from);
  expect(back([toOrders], "/orders", "user=30&page=2&open=7")).toBe(toOrders.from);
  expect(back([toOrders], "/reservations", "user=30")).toBeUndefined();
  expect(back([toOrders], "/orders", "")).toBeUndefined();
  expect(back([toOrders], "/orders", "user=31")).toBeUndefined();
});

it("of two ways to one place the latest is taken back, and each place has its own", () => {
  const later = { ...toOrders, from: "/reservations?open=4" };
  const further = { to: "/storages?open=3", from: "/orders?user=30", steps: 6 };
  const ways = [later, further, toOrders];
  expect(back(ways, "/orders", "user=30")).toBe("/reservations?open=4");
  expect(back(ways, "/storages", "open=3")).toBe("/orders?user=30");
});

it.each([
  [null],
  ["no JSON"],
  ["7"],
  ['[{"to":"/orders"}]'],
  ['[{"to":"https://elsewhere.example/orders","from":"/orders","steps":1}]'],
  ['[{"to":"/orders","from":"//elsewhere.example","steps":1}]'],
  ['[{"to":"/orders","from":"/\\\\elsewhere.example","steps":1}]'],
  ['[{"to":"/orders","from":"/\\t/elsewhere.example/orders","steps":1}]'],
  ['[{"to":"/orders","from":"/.//elsewhere.example/orders","steps":1}]'],
])("W3 what is no way within the console is left out: %s", (stored) => {
  expect(readWays(stored)).toEqual([]);
});

it("after a reload the ways are what they were", () => {
  expect(readWays(JSON.stringify([toOrders]))).toEqual([toOrders]);
});
