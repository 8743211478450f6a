import { fileURLToPath } from "node:url";
import { type AnyDefinition, loadSync, type ServiceDefinition } from "@grpc/proto-loader";

const protoFolder = fileURLToPath(new URL("../../proto/", import.meta.url));

/**
 * A service's definition. Field names are those of the documents (apiToken, jsonFilters).
 * @param name with its package, for example `query_command.QueryCommandService`.
 */
export function loadService(file: string, name: string): ServiceDefinition {
  const definition = loadSync(file, {
    includeDirs: [protoFolder],
    longs: Number,
    enums: String,
    defaults: true,
    oneofs: true,
  })[name];
  if (!definition || !isService(definition)) throw new Error(`${file} has no service ${name}.`);
  return definition;
}

function isService(definition: AnyDefinition): definition is ServiceDefinition {
  return !("format" in definition);
}
