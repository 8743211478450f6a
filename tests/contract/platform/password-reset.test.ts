import { z } from "zod";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { PlatformClient, signIn } from "./platform-client";

let platform: StartedPlatform;
let anonymous: PlatformClient;

beforeAll(async () => {
  platform = await startPlatform({ env: { CONSOLE_URL: "https://console.example" } });
  anonymous = new PlatformClient(platform.restUrl);
});
afterAll(() => platform.stop());

const email = "accountant@demo.test";
const outboxSchema = z.array(z.object({ recipient: z.string(), body: z.string() }));
const request = (address: string) => anonymous.request("PATCH", "users/password/reset/request", { email: address });
const reset = (hash: string, password: string) =>
  anonymous.request("PATCH", "users/password/reset", { hash, password });

async function mailedLink(): Promise<URL> {
  const [mail] = outboxSchema.parse((await anonymous.get("dev/outbox")).body);
  return new URL(/https:\S+/.exec(mail?.body ?? "")?.[0] ?? "");
}

it("SESS-022 ERRS-008 an unknown address is told so, in the words of 1§8", async () => {
  expect(await request("nobody@demo.test")).toEqual({
    status: 404,
    body: { error: { message: "The email could not be found in our database" } },
  });
});

it("a mailed link sets a new password once and ends every sign-in of that person", async () => {
  const before = await signIn(platform.restUrl, email);
  expect((await request(email)).status).toBe(200);
  const link = await mailedLink();
  expect(`${link.origin}${link.pathname}`).toBe("https://console.example/reset-password");
  const hash = link.searchParams.get("hash") ?? "";
  expect(await reset(hash, "parolă-nouă-2472")).toEqual({ status: 200, body: { email } });
  expect((await reset(hash, "parolă-nouă-2473")).status).toBe(400);

  const old = new PlatformClient(platform.restUrl, before.apiToken);
  expect((await old.get("currencies")).status).toBe(403);
  expect((await anonymous.get(`users/fresh-token/${before.userPreferences.tokenRefresh}`)).status).toBe(401);
  await expect(signIn(platform.restUrl, email)).rejects.toThrow("refused");
  expect((await signIn(platform.restUrl, email, "parolă-nouă-2472")).email).toBe(email);
  expect(platform.log.join("\n")).toContain(link.href);
});

it("an invented link is refused", async () => {
  expect(await reset("a".repeat(64), "long-enough-password")).toEqual({
    status: 400,
    body: { error: { message: "The reset link is invalid or has expired" } },
  });
});
