import { pageKeys, pathOfPage } from "@/lib/roles/pages";
import { destinationOf } from "./destination";

describe("destinationOf", () => {
  it.each(pageKeys.map(pathOfPage))("SHELL-009 %s is a page", (path) => {
    expect(destinationOf(path)).toBe("page");
  });

  it.each(["/login", "/reset-password", "/qr-order", "/offline"])(
    "SHELL-005 SHELL-006 SHELL-007 %s is public",
    (path) => {
      expect(destinationOf(path)).toBe("public");
    },
  );

  it.each(["/nope", "/orders/17", "/a/orders", "/Orders", "/login/x", "/home", "//orders", "/apis"])(
    "SHELL-003 %s is unknown",
    (path) => {
      expect(destinationOf(path)).toBe("unknown");
    },
  );

  it.each(["/api/rest/orders", "/_next/image"])("%s looks after itself", (path) => {
    expect(destinationOf(path)).toBe("machinery");
  });
});
