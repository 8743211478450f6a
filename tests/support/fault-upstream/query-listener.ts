import { join } from "node:path";
import type { ServerUnaryCall, ServiceError, sendUnaryData } from "@grpc/grpc-js";
import { Metadata, Server, ServerCredentials, status } from "@grpc/grpc-js";
import { loadSync } from "@grpc/proto-loader";
import { z } from "zod";
import { queryCalls } from "@/lib/resources/call-table";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import type { FaultScript } from "./fault-script";
import type { Journal } from "./journal";
import { receptionOnWire, receptionsOnWire } from "./reception-answers";
import { sampleOfSchema } from "./sample-of-schema";
import type { TokenMint } from "./token-mint";

const protoFile = join(import.meta.dirname, "../../../proto/query_command.proto");
const serviceName = "query_command.QueryCommandService";

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

interface QueryExchange {
  readonly answer: QueryAnswer;
  reply(answer: QueryAnswer): void;
  refuse(code: status, details: string): void;
  /** Ends the stream by an HTTP/2 error code, as a balancer on the way does. */
  reset(code: number): void;
}

/** What goes wrong with one query. It replies, refuses, or does neither. */
export type QueryFault = (exchange: QueryExchange) => void | Promise<void>;

interface Parts {
  readonly journal: Journal;
  readonly faults: FaultScript<QueryFault>;
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
    const entry = this.parts.journal.add({
      protocol: "query",
      method: "QueryCommand",
      target: queryName,
      callId: queryCalls.find((each) => each.queryName === queryName)?.id ?? "unlisted",
      headers: Object.entries(call.metadata.getMap()).map(([name, value]) => [name, String(value)]),
      body: jsonFilters,
      token: request.apiToken,
      receivedAt: performance.now(),
      closedAt: undefined,
      aborted: false,
    });
    call.on("cancelled", () => this.parts.journal.close(entry, true));
    const refuse = (code: status, details: string) => {
      this.parts.journal.close(entry, false);
      done(serviceError(code, details));
    };
    const reply = (answer: QueryAnswer) => {
      this.parts.journal.close(entry, false);
      done(null, answer);
    };
    if (this.parts.tokens.holderOf(request.apiToken) === undefined) {
      refuse(status.UNAUTHENTICATED, "Token expired");
      return;
    }
    const reset = (code: number) => {
      this.parts.journal.close(entry, false);
      resetStream(call, code);
    };
    const answer = { jsonResponse: JSON.stringify(queryAnswer(request)), errorDetails: "" };
    const fault = this.parts.faults.take(entry.callId);
    if (fault === undefined) reply(answer);
    else void fault({ answer, reply, refuse, reset });
  }
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
  return call === undefined ? {} : sampleOfSchema(call.answer);
}

function serviceError(code: status, details: string): ServiceError {
  return Object.assign(new Error(details), { code, details, metadata: new Metadata() });
}
