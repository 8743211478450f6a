import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { clientOf, PlatformClient } from "./platform-client";

/** Starts a platform for the tests of a file. @returns its client, signed in once they run. */
export function suiteClient(email: string): PlatformClient {
  const client = new PlatformClient("");
  let platform: StartedPlatform;
  beforeAll(async () => {
    platform = await startPlatform();
    Object.assign(client, await clientOf(platform.restUrl, email));
  });
  afterAll(() => platform.stop());
  return client;
}
