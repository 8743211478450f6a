import type { QueryHandler } from "../../grpc/query-handler";
import type { PlatformContext } from "../../platform-context";

export function receptionQueries(_context: PlatformContext): QueryHandler[] {
  return [];
}
