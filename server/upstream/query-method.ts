import "server-only";
import { join } from "node:path";
import { loadSync, type MethodDefinition } from "@grpc/proto-loader";

/** What `proto/query_command.proto` takes. */
export interface QueryCommandRequest {
  apiToken: string;
  action: { queryName: string; jsonFilters: string; pagination: { offset: number; limit: number } };
}

type Method = MethodDefinition<object, object>;

let loadedOnce: Method | undefined;

/** The one rpc of QueryCommandService. The console runs in its own folder, where `proto` lies. */
export function queryMethod(): Method {
  loadedOnce ??= load();
  return loadedOnce;
}

function load(): Method {
  const folder = join(process.cwd(), "proto");
  const file = loadSync("query_command.proto", { includeDirs: [folder], longs: Number, defaults: true });
  const service = file["query_command.QueryCommandService"];
  if (service === undefined || "format" in service) throw new Error("query_command.proto has no QueryCommandService.");
  const method = service.QueryCommand;
  if (method === undefined || "format" in method) throw new Error("QueryCommandService has no QueryCommand.");
  return method;
}
