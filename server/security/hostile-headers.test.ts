import { hasHostileHeaders } from "./hostile-headers";

describe("hasHostileHeaders", () => {
  it.each([
    "x-middleware-subrequest",
    "X-Middleware-Rewrite",
    "x-middleware-override-headers",
    "x-invoke-path",
    "x-matched-path",
    "x-now-route-matches",
  ])("W9 refuses %s", (name) => {
    expect(hasHostileHeaders(new Headers({ [name]: "1" }))).toBe(true);
  });

  it("W9 lets a browser's own headers pass", () => {
    const headers = { accept: "text/html", cookie: "a=b", rsc: "1", "upgrade-insecure-requests": "1" };
    expect(hasHostileHeaders(new Headers(headers))).toBe(false);
  });
});
