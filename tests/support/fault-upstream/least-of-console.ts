import { z } from "zod";
import type { RowsCall } from "@/lib/calls/call";
import { meantBy } from "@/lib/calls/fixed-params";
import { literalSegments, matchPath } from "@/lib/calls/path";
import { queryCalls, restCalls } from "@/lib/resources/call-table";
import { leastAnswer } from "./least-answer";

const mostLiteral = restCalls
  .filter(({ method }) => method === "GET")
  .sort((one, other) => literalSegments(other.path) - literalSegments(one.path));

/**
 * What the console answers its own page where the platform sends no field that may be missing: read by the call's
 * schema, and of the record that was asked for. Undefined where it is asked for no rows and no record.
 */
export function leastOfConsole(method: string, address: string, body: string | null): { data: unknown } | undefined {
  const { pathname, searchParams } = new URL(address);
  const [, , kind = "", ...segments] = pathname.split("/").map(decodeURIComponent);
  if (kind === "query") {
    const call = queryCalls.find(({ queryName }) => queryName === segments[0]);
    return call && { data: withId(read(call), idIn(body)) };
  }
  const matching = mostLiteral.filter((call) => matchPath(call.path, call.params, segments) !== undefined);
  const onOnePath = matching.filter(({ path }) => path === matching[0]?.path);
  const call = method === "GET" ? meantBy(onOnePath, ({ query }) => query, searchParams) : undefined;
  return call && { data: withId(read(call), matchPath(call.path, call.params, segments)?.id) };
}

const read = (call: RowsCall): unknown => z.parse(call.answer, leastAnswer(call));

const bodySchema = z.object({ filters: z.object({ id: z.coerce.number() }) });

function idIn(body: string | null): number | undefined {
  return bodySchema.safeParse(JSON.parse(body ?? "null")).data?.filters.id;
}

function withId(data: unknown, id: unknown): unknown {
  if (typeof id !== "number" || typeof data !== "object" || data === null) return data;
  if (!("items" in data) || !Array.isArray(data.items)) return { ...data, id };
  return { ...data, items: data.items.map((each: unknown) => Object.assign({}, each, { id })) };
}
