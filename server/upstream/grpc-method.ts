import "server-only";
import { join } from "node:path";
import { loadSync, type MethodDefinition } from "@grpc/proto-loader";

type Method = MethodDefinition<object, object>;

const loaded = new Map<string, Method>();

/** The one rpc of QueryCommandService. */
export function queryMethod(): Method {
  return methodOf("query_command.proto", "query_command.QueryCommandService", "QueryCommand");
}

/** @param rpc of ProductDocumentationService */
export function documentationMethod(rpc: string): Method {
  return methodOf("product_documentation.proto", "product_documentation.ProductDocumentationService", rpc);
}

function methodOf(file: string, service: string, rpc: string): Method {
  const name = `${service}.${rpc}`;
  const method = loaded.get(name) ?? load(file, service, rpc);
  loaded.set(name, method);
  return method;
}

/** The console runs in its own folder, where `proto` lies. */
function load(file: string, service: string, rpc: string): Method {
  const folder = join(process.cwd(), "proto");
  const settings = { includeDirs: [folder], longs: Number, enums: String, defaults: true };
  const definition = loadSync(file, settings)[service];
  if (definition === undefined || "format" in definition) throw new Error(`${file} has no ${service}.`);
  const method = definition[rpc];
  if (method === undefined || "format" in method) throw new Error(`${service} has no ${rpc}.`);
  return method;
}
