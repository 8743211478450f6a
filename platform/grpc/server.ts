import { Server, ServerCredentials } from "@grpc/grpc-js";
import { HealthImplementation } from "grpc-health-check";
import type { PlatformContext } from "../platform-context";
import { productDocumentationService } from "./product-documentation";
import { queryCommandService } from "./query-command";

/** Both sides of the wire allow messages of 16 MiB. */
const longestMessage = 16 * 1024 * 1024;
const drainMs = 5000;

/** One server for QueryCommand and documentation and, where a later part wires them, categories. */
export function createGrpcServer(context: PlatformContext): Server {
  const server = new Server({
    "grpc.max_receive_message_length": longestMessage,
    "grpc.max_send_message_length": longestMessage,
  });
  for (const { definition, implementation } of [queryCommandService(context), productDocumentationService(context)])
    server.addService(definition, implementation);
  new HealthImplementation({
    "": "SERVING",
    "query_command.QueryCommandService": "SERVING",
    "product_documentation.ProductDocumentationService": "SERVING",
    "product_category.ProductCategoryService": "NOT_SERVING",
  }).addToServer(server);
  return server;
}

/** @returns the port, which 0 leaves open. */
export function listenGrpc(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(`${host}:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
}

/** Lets running calls end, but not for ever. */
export function stopGrpc(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => {
      server.forceShutdown();
      resolve();
    }, drainMs);
    server.tryShutdown(() => {
      clearTimeout(deadline);
      resolve();
    });
  });
}
