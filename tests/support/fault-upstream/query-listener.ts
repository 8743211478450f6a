import { join } from "node:path";
import type { ServerUnaryCall, ServiceError, sendUnaryData } from "@grpc/grpc-js";
import { Metadata, Server, ServerCredentials, status } from "@grpc/grpc-js";
import { loadSync, type ServiceDefinition } from "@grpc/proto-loader";
import { z } from "zod";
import type { DocumentationCall } from "@/lib/calls/call";
import { decodeFilters } from "@/lib/calls/filter-coding";
import { recordAskedFor } from "@/lib/calls/record-asked-for";
import { documentationServiceCalls, queryCalls } from "@/lib/resources/call-table";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { aboutRecord } from "./about-record";
import type { FaultScript } from "./fault-script";
import type { Journal, JournalEntry } from "./journal";
import { receptionOnWire, receptionsOnWire } from "./reception-answers";
import { sampleOfSchema } from "./sample-of-schema";
import type { TokenMint } from "./token-mint";

const protoFolder = join(import.meta.dirname, "../../../proto");
const protoFile = join(protoFolder, "query_command.proto");
const serviceName = "query_command.QueryCommandService";
const documentationService = "product_documentation.ProductDocumentationService";

const requestSchema = z.object({
  apiToken: z.string(),
  action: z.object({
    queryName: z.string(),
    jsonFilters: z.string(),
    pagination: z.object({ offset: z.number(), limit: z.number() }),
  }),
});

type QueryRequest = z.output<typeof requestSchema>;

export interface QueryAnswer {
  jsonResponse: string;
  errorDetails: string;
}

/** What may become of any call. */
interface StreamExchange {
  refuse(code: status, details: string): void;
  /** Ends the stream by an HTTP/2 error code, as a balancer on the way does. */
  reset(code: number): void;
}

interface QueryExchange extends StreamExchange {
  readonly answer: QueryAnswer;
  reply(answer: QueryAnswer): void;
}

/** What goes wrong with any call, whatever it answers. */
export type StreamFault = (exchange: StreamExchange) => void | Promise<void>;

/** What goes wrong with one query. It replies, refuses, or does neither. */
export type QueryFault = (exchange: QueryExchange) => void | Promise<void>;

interface Parts {
  readonly journal: Journal;
  readonly faults: FaultScript<QueryFault>;
  readonly documentationFaults: FaultScript<StreamFault>;
  readonly tokens: TokenMint;
}

/** The gRPC half of the fault upstream: stops and starts again at the same port. */
export class QueryListener {
  private server: Server | undefined;

  /** @param port 0: any that is free */
  constructor(
    private readonly parts: Parts,
    private port = 0,
  ) {}

  get target(): string {
    return `127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const definition = loadSync(protoFile, { longs: Number, defaults: true })[serviceName];
    if (definition === undefined || !("QueryCommand" in definition)) throw new Error(`No ${serviceName}.`);
    const server = new Server({ "grpc.max_send_message_length": -1, "grpc.so_reuseport": 0 });
    server.addService(
      { QueryCommand: definition.QueryCommand },
      {
        QueryCommand: (call: ServerUnaryCall<unknown, QueryAnswer>, done: sendUnaryData<QueryAnswer>) =>
          this.handle(call, done),
      },
    );
    server.addService(
      documentationDefinition(),
      Object.fromEntries(
        documentationServiceCalls.map((each) => [
          each.rpc,
          (call: ServerUnaryCall<unknown, object>, done: sendUnaryData<object>) =>
            this.handleDocumentation(each, call, done),
        ]),
      ),
    );
    this.port = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${this.port}`, ServerCredentials.createInsecure(), (error, port) =>
        error ? reject(error) : resolve(port),
      );
    });
    this.server = server;
  }

  stop(): void {
    this.server?.forceShutdown();
    this.server = undefined;
  }

  private handle(call: ServerUnaryCall<unknown, QueryAnswer>, done: sendUnaryData<QueryAnswer>): void {
    const request = requestSchema.parse(call.request);
    const { queryName, jsonFilters } = request.action;
    const asked = { protocol: "query", method: "QueryCommand", target: queryName, body: jsonFilters } as const;
    const callId = queryCalls.find((each) => each.queryName === queryName)?.id ?? "unlisted";
    const exchange = this.open(call, done, { ...asked, callId, token: request.apiToken });
    if (exchange === undefined) return;
    const answer = { jsonResponse: JSON.stringify(queryAnswer(request)), errorDetails: "" };
    const fault = this.parts.faults.take(callId);
    if (fault === undefined) exchange.reply(answer);
    else void fault({ answer, ...exchange });
  }

  private handleDocumentation(
    { id, rpc, answer }: DocumentationCall,
    call: ServerUnaryCall<unknown, object>,
    done: sendUnaryData<object>,
  ): void {
    const token = call.metadata.get("x-auth-token")[0]?.toString();
    const asked = { protocol: "documentation", method: rpc, target: rpc, body: JSON.stringify(call.request) } as const;
    const exchange = this.open(call, done, { ...asked, callId: id, token });
    if (exchange === undefined) return;
    const fault = this.parts.documentationFaults.take(id);
    if (fault === undefined) exchange.reply(z.looseObject({}).parse(sampleOfSchema(answer)));
    else void fault(exchange);
  }

  /** Writes a call down. @returns undefined where its token opens nothing, which it is told */
  private open<Answer>(
    call: ServerUnaryCall<unknown, Answer>,
    done: sendUnaryData<Answer>,
    asked: Pick<JournalEntry, "protocol" | "method" | "target" | "callId" | "body" | "token">,
  ) {
    const entry = this.parts.journal.add({
      ...asked,
      headers: Object.entries(call.metadata.getMap()).map(([name, value]) => [name, String(value)]),
      receivedAt: performance.now(),
      closedAt: undefined,
      aborted: false,
    });
    call.on("cancelled", () => this.parts.journal.close(entry, true));
    const refuse = (code: status, details: string) => {
      this.parts.journal.close(entry, false);
      done(serviceError(code, details));
    };
    const reply = (answer: Answer) => {
      this.parts.journal.close(entry, false);
      done(null, answer);
    };
    const reset = (code: number) => {
      this.parts.journal.close(entry, false);
      resetStream(call, code);
    };
    if (this.parts.tokens.holderOf(asked.token) !== undefined) return { refuse, reply, reset };
    refuse(status.UNAUTHENTICATED, "Token expired");
    return undefined;
  }
}

/** The definition of the service, as far as the table calls it. */
function documentationDefinition(): ServiceDefinition {
  const options = { includeDirs: [protoFolder], longs: Number, enums: String, defaults: true };
  const definition = loadSync("product_documentation.proto", options)[documentationService];
  if (definition === undefined || "format" in definition) throw new Error(`No ${documentationService}.`);
  return definition;
}

/** The library has no word for it; its call holds the stream. */
function resetStream(call: object, code: number): void {
  const stream: unknown = Reflect.get(Reflect.get(call, "call"), "stream");
  if (!isClosable(stream)) throw new Error("The call of the gRPC library holds its stream elsewhere.");
  stream.close(code);
}

function isClosable(stream: unknown): stream is { close(code: number): void } {
  return typeof stream === "object" && stream !== null && typeof Reflect.get(stream, "close") === "function";
}

function queryAnswer({ action }: QueryRequest): unknown {
  const { offset, limit } = action.pagination;
  if (action.queryName === receptionsCalls.list.queryName) return receptionsOnWire(offset, limit);
  if (action.queryName === receptionsCalls.one.queryName) {
    const filters: { ReceptionID?: number } = JSON.parse(action.jsonFilters || "{}");
    return receptionOnWire(filters.ReceptionID ?? 1);
  }
  const call = queryCalls.find((each) => each.queryName === action.queryName);
  if (call === undefined) return {};
  const sample = sampleOfSchema(call.answer);
  const filters = decodeFilters(call.filters, JSON.parse(action.jsonFilters || "{}"));
  const asked = recordAskedFor(call, { filters, limit });
  return asked === undefined ? sample : aboutRecord(sample, asked);
}

function serviceError(code: status, details: string): ServiceError {
  return Object.assign(new Error(details), { code, details, metadata: new Metadata() });
}
