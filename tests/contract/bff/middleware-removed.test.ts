import { buildWithoutMiddleware } from "@/tests/support/console/build-without-middleware";
import { consoleSuite } from "./console-suite";
import { theLockHolds } from "./the-lock";

const suite = consoleSuite(async () => ({ env: { NEXT_DIST_DIR: buildWithoutMiddleware() } }));
theLockHolds(suite);

it("W9 the middleware is gone: the sign-in page has no policy of its own, and may do nothing", async () => {
  const { status, headers } = await suite.console.visitor().open("/login");
  expect(status).toBe(200);
  expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
});
