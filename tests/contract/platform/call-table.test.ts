import { Client, credentials, status as grpcStatus } from "@grpc/grpc-js";
import { service as healthService } from "grpc-health-check";
import { z } from "zod";
import { encodeQuery } from "@/lib/calls/address-coding";
import type { RestCall } from "@/lib/calls/call";
import { callTable, queryCalls } from "@/lib/resources/call-table";
import { companiesCalls } from "@/lib/resources/companies/companies.calls";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { PlatformClient, QueryClient, signIn } from "./platform-client";

let platform: StartedPlatform;
let apiToken: string;
let client: PlatformClient;

beforeAll(async () => {
  platform = await startPlatform();
  ({ apiToken } = await signIn(platform.restUrl, "chain-admin@demo.test"));
  client = new PlatformClient(platform.restUrl, apiToken);
});
afterAll(() => platform.stop());

const reads = callTable
  .filter((call) => call.kind === "rest")
  .filter((call) => call.method === "GET" && call.access !== "public");

/** What calls ask for that mean nothing without it. */
const asked: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [companiesCalls.verify.id]: { cui: "31784501" },
};

/** With id 3 and the parameters that are always sent. */
function addressOf({ id, path, query }: RestCall): string {
  return `${path.replace(/\{\w+\}/g, "3")}?${encodeQuery(query, asked[id] ?? {})}`;
}

it.each(reads.map((call) => [call.id, call] as const))("%s is answered as its declaration says", async (_id, call) => {
  const { status, body } = await client.get(addressOf(call));
  expect(status).toBe(200);
  expect(z.safeParse(call.answer, body).error).toBeUndefined();
});

it.each(reads.map((call) => [call.id, call] as const))("%s is closed without a token", async (_id, call) => {
  const anonymous = new PlatformClient(platform.restUrl);
  expect((await anonymous.get(addressOf(call))).status).toBe(403);
});

it.each(queryCalls.map((call) => [call.queryName, call] as const))("%s is known to the platform", async (queryName) => {
  const queries = new QueryClient(platform.grpcTarget);
  try {
    const { errorDetails } = await queries.send({ apiToken, queryName });
    expect(errorDetails).not.toContain("Unknown query");
  } finally {
    queries.close();
  }
});

it("an unknown path is a plain 404", async () => {
  expect(await client.get("nowhere")).toEqual({ status: 404, body: { error: "route not found" } });
});

it("draws product pictures for everybody, and nothing for a product that is not there", async () => {
  const anonymous = new PlatformClient(platform.restUrl);
  const { status, type, bytes } = await anonymous.file("pictures/products/60.svg");
  expect([status, type]).toEqual([200, "image/svg+xml"]);
  expect(bytes.toString()).toMatch(/^<svg .*<\/svg>$/s);
  expect((await anonymous.file("pictures/products/9999.svg")).status).toBe(404);
});

it("says that it is healthy, over REST and gRPC", async () => {
  expect(await new PlatformClient(platform.restUrl).get("health")).toEqual({ status: 200, body: { status: "ok" } });
  expect(await health("query_command.QueryCommandService")).toBe("SERVING");
  expect(await health("product_documentation.ProductDocumentationService")).toBe("SERVING");
  await expect(health("nonsense")).rejects.toMatchObject({ code: grpcStatus.NOT_FOUND });
});

const healthSchema = z.object({ status: z.string() });

function health(service: string): Promise<string> {
  const method = z.custom<(typeof healthService)[string]>().parse(healthService.check ?? healthService.Check);
  const channel = new Client(platform.grpcTarget, credentials.createInsecure());
  return new Promise<string>((resolve, reject) => {
    channel.makeUnaryRequest(
      method.path,
      method.requestSerialize,
      method.responseDeserialize,
      { service },
      (error, answer: unknown) => (error ? reject(error) : resolve(healthSchema.parse(answer).status)),
    );
  }).finally(() => channel.close());
}
