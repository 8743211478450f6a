import { setTimeout as pause } from "node:timers/promises";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { PlatformClient, readTokens, signIn } from "./platform-client";

let platform: StartedPlatform;
let anonymous: PlatformClient;

beforeAll(async () => {
  platform = await startPlatform({ env: { PLATFORM_REFRESH_GRACE_SECONDS: "0" } });
  anonymous = new PlatformClient(platform.restUrl);
});
afterAll(() => platform.stop());

const refresh = (token: string) => anonymous.get(`users/fresh-token/${token}`);

it("a token used again after its grace is refused and ends the whole sign-in", async () => {
  const first = (await signIn(platform.restUrl, "marketer@demo.test")).userPreferences.tokenRefresh;
  const rotated = await refresh(first);
  const { apiToken, userPreferences } = readTokens(rotated.body);
  // The grace is 0: the clock has to move by a millisecond.
  await pause(5);
  expect((await refresh(first)).status).toBe(401);
  expect((await refresh(userPreferences.tokenRefresh)).status).toBe(401);
  expect((await new PlatformClient(platform.restUrl, apiToken).get("currencies")).status).toBe(403);
});

it("another sign-in of the same person goes on", async () => {
  const one = (await signIn(platform.restUrl, "sales@demo.test")).userPreferences.tokenRefresh;
  const other = (await signIn(platform.restUrl, "sales@demo.test")).userPreferences.tokenRefresh;
  await refresh(one);
  await pause(5);
  expect((await refresh(one)).status).toBe(401);
  expect((await refresh(other)).status).toBe(200);
});
