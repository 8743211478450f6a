import { rememberReturn, returnAddress } from "./return-address";

const back = (path: string, query: string) => returnAddress(path, new URLSearchParams(query));

it("CUST-005 leads back to where somebody came from, with filters and open row, and from there alone", () => {
  expect(back("/orders", "user=30")).toBeUndefined();
  rememberReturn("/orders?user=30", "/customer_support?role=CLIENT&open=30");
  expect(back("/orders", "user=30")).toBe("/customer_support?role=CLIENT&open=30");
  expect(back("/orders", "user=30&page=2&open=7")).toBe("/customer_support?role=CLIENT&open=30");
  expect(back("/reservations", "user=30")).toBeUndefined();
});

it("CUST-005 is empty after a reload of the page, and for another record", () => {
  rememberReturn("/orders?user=30", "/customer_support");
  expect(back("/orders", "")).toBeUndefined();
  expect(back("/orders", "user=31")).toBeUndefined();
});
