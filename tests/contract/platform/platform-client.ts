import { fileURLToPath } from "node:url";
import { Client, credentials, Metadata, type ServiceError } from "@grpc/grpc-js";
import { type AnyDefinition, loadSync, type ServiceDefinition } from "@grpc/proto-loader";
import { z } from "zod";
import type { CallWire } from "@/lib/calls/call";
import type { sessionCalls } from "@/lib/resources/session/session.calls";

export const demoPassword = "demo-console-2472";

export type Tokens = CallWire<typeof sessionCalls.signIn>;

/** An answer of the platform, its body read as JSON. */
export interface Answer {
  status: number;
  body: unknown;
}

/** A plain client of the platform's wire; it knows nothing of the console. */
export class PlatformClient {
  constructor(
    readonly restUrl: string,
    readonly token?: string,
  ) {}

  async request(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${this.restUrl}/${path}`, {
      method,
      redirect: "error",
      headers: {
        ...(this.token === undefined ? {} : { "x-auth-token": this.token }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  get(path: string): Promise<Answer> {
    return this.request("GET", path);
  }

  /** Reads by a declaration. @throws where the answer is not what the call says. */
  async read<Answer extends z.core.$ZodType>(call: { answer: Answer }, path: string): Promise<z.output<Answer>> {
    const { status, body } = await this.get(path);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return z.parse(call.answer, body);
  }

  file(path: string): Promise<{ status: number; type: string | null; bytes: Buffer }> {
    return this.fileOf("GET", path);
  }

  async fileOf(method: string, path: string, body?: unknown) {
    const response = await fetch(`${this.restUrl}/${path}`, {
      method,
      headers: {
        ...(this.token === undefined ? {} : { "x-auth-token": this.token }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, type: response.headers.get("content-type"), bytes };
  }
}

const tokensSchema = z.object({
  apiToken: z.string(),
  userPreferences: z.object({ tokenRefresh: z.string() }),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
});

/** Signs in and reads the tokens. @throws where the platform refuses. */
export async function signIn(restUrl: string, email: string, password = demoPassword): Promise<Tokens> {
  const answer = await new PlatformClient(restUrl).request("POST", "login", {
    email,
    password,
    rememberMe: false,
    clientApp: "BION",
  });
  if (answer.status !== 200) throw new Error(`${email} was refused: ${JSON.stringify(answer.body)}`);
  return tokensSchema.parse(answer.body);
}

export async function clientOf(restUrl: string, email: string): Promise<PlatformClient> {
  return new PlatformClient(restUrl, (await signIn(restUrl, email)).apiToken);
}

export function readTokens(body: unknown): Tokens {
  return tokensSchema.parse(body);
}

const responseSchema = z.object({ jsonResponse: z.string(), errorDetails: z.string() });

interface Query {
  apiToken: string;
  queryName: string;
  filters?: unknown;
  offset?: number;
  limit?: number;
}

/** The gRPC side. Close it, or the test does not end. */
export class QueryClient {
  readonly #client: Client;
  readonly #method = serviceOf("query_command.proto", "query_command.QueryCommandService").QueryCommand;

  constructor(target: string) {
    this.#client = new Client(target, credentials.createInsecure());
  }

  /** @throws ServiceError with its status code. */
  send({ apiToken, queryName, filters = {}, offset = 0, limit = 0 }: Query): Promise<z.output<typeof responseSchema>> {
    const method = this.#method;
    if (!method) throw new Error("The service has no QueryCommand.");
    const jsonFilters = typeof filters === "string" ? filters : JSON.stringify(filters);
    const request = { apiToken, action: { queryName, jsonFilters, pagination: { offset, limit } } };
    return new Promise((resolve, reject) => {
      this.#client.makeUnaryRequest(
        method.path,
        method.requestSerialize,
        method.responseDeserialize,
        request,
        (error: ServiceError | null, response: unknown) =>
          error ? reject(error) : resolve(responseSchema.parse(response)),
      );
    });
  }

  async read<Answer extends z.core.$ZodType>(
    call: { queryName: string; answer: Answer },
    query: Omit<Query, "queryName">,
  ): Promise<z.output<Answer>> {
    const { jsonResponse, errorDetails } = await this.send({ ...query, queryName: call.queryName });
    if (errorDetails) throw new Error(errorDetails);
    return z.parse(call.answer, JSON.parse(jsonResponse));
  }

  close(): void {
    this.#client.close();
  }
}

/** The side of product documentation. Close it, or the test does not end. */
export class DocumentationClient {
  readonly #client: Client;
  readonly #service = serviceOf("product_documentation.proto", "product_documentation.ProductDocumentationService");

  constructor(target: string) {
    this.#client = new Client(target, credentials.createInsecure());
  }

  /** @throws ServiceError with its status code. */
  send(rpc: string, request: object, token?: string): Promise<unknown> {
    const method = this.#service[rpc];
    if (!method) throw new Error(`The service has no ${rpc}.`);
    const metadata = new Metadata();
    if (token !== undefined) metadata.set("x-auth-token", token);
    return new Promise((resolve, reject) => {
      this.#client.makeUnaryRequest(
        method.path,
        method.requestSerialize,
        method.responseDeserialize,
        request,
        metadata,
        (error: ServiceError | null, response: unknown) => (error ? reject(error) : resolve(response)),
      );
    });
  }

  close(): void {
    this.#client.close();
  }
}

function serviceOf(file: string, name: string): ServiceDefinition {
  const includeDirs = [fileURLToPath(new URL("proto/", `file://${process.cwd()}/`))];
  const definition = loadSync(file, { includeDirs, longs: Number, enums: String, defaults: true })[name];
  if (!definition || !isService(definition)) throw new Error(`${file} has no ${name}.`);
  return definition;
}

function isService(definition: AnyDefinition): definition is ServiceDefinition {
  return !("format" in definition);
}
