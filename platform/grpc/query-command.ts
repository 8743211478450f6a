import { z } from "zod";
import { InvalidParameter } from "@/lib/calls/address-coding";
import type { PlatformContext } from "../platform-context";
import { PlatformError } from "../platform-error";
import { stockQueries } from "../resources/current_stocks/current-stocks.queries";
import { customerSupportQueries } from "../resources/customer_support/customer-support.queries";
import { inventoryQueries } from "../resources/inventory/inventory.queries";
import { receptionQueries } from "../resources/receptions/receptions.queries";
import { loadService } from "./proto";
import type { QueryHandler } from "./query-handler";
import { staffCaller, unary } from "./unary";

const requestSchema = z.object({
  apiToken: z.string(),
  action: z
    .object({
      queryName: z.string(),
      jsonFilters: z.string(),
      pagination: z.object({ offset: z.number(), limit: z.number() }).nullable(),
    })
    .nullable(),
});

interface QueryCommandResponse {
  jsonResponse: string;
  errorDetails: string;
}

/** The service of `proto/query_command.proto`. */
export function queryCommandService(context: PlatformContext) {
  const handlers = new Map(
    [
      ...customerSupportQueries(context),
      ...receptionQueries(context),
      ...stockQueries(context),
      ...inventoryQueries(context),
    ].map((handler) => [handler.queryName, handler]),
  );
  return {
    definition: loadService("query_command.proto", "query_command.QueryCommandService"),
    implementation: {
      queryCommand: unary(context, "query command", ({ request }) => answer(context, handlers, request)),
    },
  };
}

async function answer(
  context: PlatformContext,
  handlers: ReadonlyMap<string, QueryHandler>,
  request: unknown,
): Promise<QueryCommandResponse> {
  const { apiToken, action } = requestSchema.parse(request);
  await staffCaller(context, apiToken);
  const handler = action && handlers.get(action.queryName);
  if (!handler) return refused(`Unknown query: ${action?.queryName.slice(0, 60) ?? "none"}`);

  const { offset, limit } = action.pagination ?? { offset: 0, limit: 0 };
  const window = { offset, limit: Math.min(limit || 25, handler.mostRows) };
  try {
    const result = await handler.answer(parseFilters(action.jsonFilters), window);
    return { jsonResponse: JSON.stringify(result), errorDetails: "" };
  } catch (error) {
    if (error instanceof InvalidParameter || error instanceof PlatformError) return refused(error.message);
    throw error;
  }
}

function parseFilters(text: string): unknown {
  if (text === "") return {};
  let filters: unknown;
  try {
    filters = JSON.parse(text);
  } catch {
    throw new PlatformError(400, "jsonFilters is not JSON");
  }
  if (typeof filters !== "object" || filters === null || Array.isArray(filters))
    throw new PlatformError(400, "jsonFilters must be an object");
  return filters;
}

function refused(errorDetails: string): QueryCommandResponse {
  return { jsonResponse: "", errorDetails };
}
