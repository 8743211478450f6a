import { returnPath } from "./return-path";

describe("returnPath", () => {
  it.each(["/orders", "/orders?page=2&open=5", "/receptions#items", "/"])("W3 keeps the own path %s", (path) => {
    expect(returnPath(path)).toBe(path);
  });

  it.each([
    undefined,
    ["/orders"],
    "",
    "orders",
    "//evil.test",
    "/\\evil.test",
    "\\/evil.test",
    "/\t/evil.test",
    "/%0d%0a//evil.test\r\n",
    "/.//evil.test",
    "/orders/..//evil.test",
    "https://evil.test/orders",
    "javascript:alert(1)",
    "http:///evil.test",
    "/login?callbackUrl=/login",
  ])("W3 sends %p home", (wanted) => {
    expect(returnPath(wanted)).toBe("/");
  });
});
