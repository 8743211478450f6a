import { consoleSuite } from "./console-suite";
import { theLockHolds } from "./the-lock";

const suite = consoleSuite();
theLockHolds(suite);

it("W9 the middleware is there: a page without a session is a redirect", async () => {
  const { status, headers } = await suite.console.visitor().open("/receptions");
  expect([status, headers.location]).toEqual([307, expect.stringMatching(/\/login\?callbackUrl=%2Freceptions$/)]);
});
