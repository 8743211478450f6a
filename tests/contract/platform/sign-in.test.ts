import { demoAccounts } from "@/lib/session/demo-accounts";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { clientOf, demoPassword, PlatformClient, readTokens, signIn } from "./platform-client";

let platform: StartedPlatform;
let anonymous: PlatformClient;

beforeAll(async () => {
  platform = await startPlatform();
  anonymous = new PlatformClient(platform.restUrl);
});
afterAll(() => platform.stop());

const login = (email: string, password: string) =>
  anonymous.request("POST", "login", { email, password, rememberMe: true, clientApp: "BION" });

describe("signing in", () => {
  it.each(demoAccounts.map(({ role, email }) => [role, email] as const))(
    "SESS-001 %s signs in with the role granted and no other",
    async (role, email) => {
      const { roles } = await signIn(platform.restUrl, email);
      expect(roles.map((each) => each.replace(/^ROLE_/, ""))).toEqual([role]);
    },
  );

  it("answers a JWT of 15 minutes", async () => {
    const { apiToken } = await signIn(platform.restUrl, "l1s@demo.test");
    const { iat, exp, sub } = JSON.parse(Buffer.from(apiToken.split(".")[1] ?? "", "base64url").toString());
    expect(exp - iat).toBe(900);
    expect(sub).toMatch(/^\d+$/);
  });

  it("answers a wrong password and an unknown address alike", async () => {
    const wrong = await login("l1s@demo.test", "not the password");
    const unknown = await login("nobody@demo.test", demoPassword);
    expect(wrong).toEqual({ status: 401, body: { error: { message: "Invalid email or password" } } });
    expect(unknown).toEqual(wrong);
  });

  it("lists every fault of a body", async () => {
    const { status, body } = await anonymous.request("POST", "login", { email: "x" });
    expect(status).toBe(400);
    expect(body).toEqual({ error: { message: expect.arrayContaining([expect.stringMatching(/^email: /)]) } });
  });

  it("signs a customer in but refuses the calls of staff", async () => {
    const customer = await clientOf(platform.restUrl, "customer@demo.test");
    expect(await customer.get("orders")).toEqual({ status: 403, body: { error: { message: "Access denied" } } });
  });

  it("refuses calls without a token, and with a forged one", async () => {
    expect(await anonymous.get("orders")).toEqual({ status: 403, body: { error: { message: "Missing token" } } });
    const { apiToken } = await signIn(platform.restUrl, "l1s@demo.test");
    const forged = new PlatformClient(platform.restUrl, `${apiToken.slice(0, -6)}AAAAAA`);
    expect((await forged.get("orders")).status).toBe(403);
  });
});

describe("refresh tokens", () => {
  const refresh = (token: string) => anonymous.get(`users/fresh-token/${token}`);

  it("rotate, and give the same answer again at once", async () => {
    const first = (await signIn(platform.restUrl, "l1s@demo.test")).userPreferences.tokenRefresh;
    const second = await refresh(first);
    expect(second.status).toBe(200);
    expect(readTokens(second.body).userPreferences.tokenRefresh).not.toBe(first);
    expect(await refresh(first)).toEqual(second);
    const third = await refresh(readTokens(second.body).userPreferences.tokenRefresh);
    expect(third.status).toBe(200);
  });

  it("are refused where nobody was given them", async () => {
    const answer = await refresh("A".repeat(43));
    expect(answer).toEqual({ status: 401, body: { error: { message: "Invalid refresh token" } } });
  });

  it("end with a sign-out, and the access token with them", async () => {
    const tokens = await signIn(platform.restUrl, "l1s@demo.test");
    const client = new PlatformClient(platform.restUrl, tokens.apiToken);
    expect((await client.request("POST", "logout")).status).toBe(200);
    expect((await client.get("currencies")).status).toBe(403);
    expect((await refresh(tokens.userPreferences.tokenRefresh)).status).toBe(401);
  });
});

describe("a restart", () => {
  it("keeps every sign-in", async () => {
    const first = await startPlatform({ dataDir: `${platform.dataDir}/restarted` });
    const { apiToken, userPreferences } = await signIn(first.restUrl, "picker@demo.test");
    await first.stop();
    const second = await startPlatform({ dataDir: `${platform.dataDir}/restarted` });
    try {
      const client = new PlatformClient(second.restUrl, apiToken);
      expect((await client.get("currencies")).status).toBe(200);
      expect((await client.get(`users/fresh-token/${userPreferences.tokenRefresh}`)).status).toBe(200);
      expect(second.log.join("\n")).not.toContain("making the data set");
    } finally {
      await second.stop();
    }
  });
});
