import { clientOf, QueryClient } from "@/tests/contract/platform/platform-client";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import type { OpenPlatform } from "./ask-list";

/** A platform for one test file and somebody who may see every list there, started before its tests and stopped after. */
export function platformSuite(): OpenPlatform {
  let platform: StartedPlatform;
  const open: Partial<OpenPlatform> = {};
  beforeAll(async () => {
    platform = await startPlatform();
    open.rest = await clientOf(platform.restUrl, "chain-admin@demo.test");
    open.queries = new QueryClient(platform.grpcTarget);
  });
  afterAll(async () => {
    open.queries?.close();
    await platform.stop();
  });
  return {
    get rest() {
      return started(open.rest);
    },
    get queries() {
      return started(open.queries);
    },
  };
}

function started<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error("Not started yet: use it inside a test.");
  return part;
}
