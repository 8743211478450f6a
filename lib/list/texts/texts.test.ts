import { textAt, titleOfKey } from "./texts";

describe("texts under declared names", () => {
  it("finds a text, and reads the name as a title where there is none", () => {
    expect(textAt({ orders: { fields: { amount: "Amount" } } }, ["orders", "fields", "amount"])).toBe("Amount");
    expect(textAt({ orders: { fields: {} } }, ["orders", "fields", "amount_due"])).toBe("Amount Due");
    expect(textAt({ orders: "text" }, ["orders", "fields", "amount"])).toBe("Amount");
  });

  it.each([
    ["receptions", "Receptions"],
    ["catalog_price", "Catalog Price"],
    ["return_to_supplier", "Return To Supplier"],
  ])("TABL-023 %s is titled %s", (key, title) => {
    expect(titleOfKey(key)).toBe(title);
  });
});
