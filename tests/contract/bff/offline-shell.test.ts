import { Script } from "node:vm";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite();

it("W5 W8 the service worker is a script of our own without data, which loads nothing but our own addresses", async () => {
  const signedIn = await suite.signedIn("CHAIN_ADMIN");
  const [mine, anybodys] = [
    await signedIn.open("/api/service-worker"),
    await suite.console.visitor().open("/api/service-worker"),
  ];
  expect(mine.status).toBe(200);
  expect(mine.text).toBe(anybodys.text);
  expect(() => new Script(mine.text)).not.toThrow();
  expect(mine.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "private, no-store",
    "service-worker-allowed": "/",
    "content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  });
});

it("W8 the shell holds nothing of who asks for it, and is no page of the menu", async () => {
  const signedIn = await suite.signedIn("CHAIN_ADMIN");
  const { status, text, headers } = await signedIn.open("/offline");
  expect([status, headers["cache-control"]]).toEqual([200, "private, no-store"]);
  const session = await signedIn.ask("/api/session");
  const { data } = JSON.parse(session.text);
  for (const own of [data.email, data.account, data.firstName, data.lastName])
    expect([own, text.includes(own)]).toEqual([own, false]);
  expect((await suite.console.visitor().open("/offline")).status).toBe(200);
});
