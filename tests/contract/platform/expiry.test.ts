import { setTimeout as pause } from "node:timers/promises";
import { status } from "@grpc/grpc-js";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { DocumentationClient, PlatformClient, QueryClient, signIn } from "./platform-client";

let platform: StartedPlatform;
let queries: QueryClient;
let documentation: DocumentationClient;

beforeAll(async () => {
  // The end is a whole second: of 1 s a token signed late in a second would have next to nothing.
  platform = await startPlatform({ env: { PLATFORM_ACCESS_TOKEN_SECONDS: "3" } });
  queries = new QueryClient(platform.grpcTarget);
  documentation = new DocumentationClient(platform.grpcTarget);
});
afterAll(async () => {
  queries.close();
  documentation.close();
  await platform.stop();
});

it("an expired access token is 403 over REST and UNAUTHENTICATED over gRPC", async () => {
  const { apiToken } = await signIn(platform.restUrl, "acquirer@demo.test");
  const client = new PlatformClient(platform.restUrl, apiToken);
  expect((await client.get("currencies")).status).toBe(200);
  const { exp } = JSON.parse(Buffer.from(apiToken.split(".")[1] ?? "", "base64url").toString());
  await pause(exp * 1000 - Date.now() + 50);
  expect(await client.get("currencies")).toEqual({
    status: 403,
    body: { error: { message: "Invalid or expired token" } },
  });
  await expect(queries.send({ apiToken, queryName: "acquirer-receptions" })).rejects.toMatchObject({
    code: status.UNAUTHENTICATED,
  });
  await expect(documentation.send("GetIdentifierDefaultPreviewList", {}, apiToken)).rejects.toMatchObject({
    code: status.UNAUTHENTICATED,
  });
});
