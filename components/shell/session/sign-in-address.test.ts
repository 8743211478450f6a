import { returnPath } from "@/lib/session/return-path";
import { signInAddress } from "./sign-in-address";

const orders = { pathname: "/orders", search: "?open=7&columns=a,b" };

describe("signInAddress", () => {
  it("keeps the way back where the session ended by itself", () => {
    const address = signInAddress("session-ended", orders);
    expect(address).toBe("/login?reason=session-ended&callbackUrl=%2Forders%3Fopen%3D7%26columns%3Da%2Cb");
    const { searchParams } = new URL(address, "http://localhost");
    expect(returnPath(searchParams.get("callbackUrl"))).toBe("/orders?open=7&columns=a,b");
  });

  it.each(["signed-out", "kept-left"] as const)("keeps no way back for who signed out: %s", (reason) => {
    expect(signInAddress(reason, orders)).toBe(`/login?reason=${reason}`);
  });

  it("S19 is the home of who has signed in instead", () => {
    expect(signInAddress("other-account", orders)).toBe("/");
  });

  it.each(["/", "/login"])("says nothing of %s: signing in leads there anyway", (pathname) => {
    expect(signInAddress("session-ended", { pathname, search: "" })).toBe("/login?reason=session-ended");
  });
});
