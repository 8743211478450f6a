import { z } from "zod";
import { type AnyArgs, ifMatchHeader, looseBffRequest } from "@/lib/calls/address";
import type { Call, DownloadCall, RestCall } from "@/lib/calls/call";
import type { Scalar } from "@/lib/calls/scalars";
import { downloadCalls, restCalls } from "@/lib/resources/call-table";
import type { Visitor } from "@/tests/support/console/visitor";
import { sampleOfSchema } from "@/tests/support/fault-upstream/sample-of-schema";

/** REST calls that a browser may make. */
export const browserRestCalls: readonly RestCall[] = restCalls.filter(({ caller }) => caller === "browser");

/** Files that no plain link opens: asked for as writes are. */
export const writtenFiles: readonly DownloadCall[] = downloadCalls.filter(({ method }) => method !== "GET");

const samples = ["17", "some-name", "2026-03-14", "true"];

function pathScalars(call: RestCall | DownloadCall): Readonly<Record<string, Scalar>> {
  return call.params;
}

/** Path values that every call of the table takes, as wire text. */
export function sampleSegments(call: Call): Record<string, string> {
  if (call.kind === "query" || call.kind === "documentation") return {};
  return Object.fromEntries(
    Object.entries(pathScalars(call)).map(([name, scalar]) => {
      const found = samples.find((text) => z.safeDecode(scalar, text).success);
      if (found === undefined) throw new Error(`No sample for {${name}} of ${call.id}.`);
      return [name, found];
    }),
  );
}

/** Arguments that the call accepts, made from its declaration. */
export function sampleArgs(call: Call): AnyArgs {
  if (call.kind === "query") {
    const filters = Object.fromEntries((call.needs ?? []).slice(0, 1).map((name) => [name, 17]));
    return { filters, offset: 0, limit: 1 };
  }
  if (call.kind === "documentation") return { body: sampleOfSchema(call.body) };
  const params = Object.fromEntries(
    Object.entries(sampleSegments(call)).map(([name, text]) => {
      const scalar = pathScalars(call)[name];
      return [name, scalar === undefined ? text : z.decode(scalar, text)];
    }),
  );
  const body = call.body === undefined ? undefined : sampleOfSchema(call.body);
  return { params, query: {}, body };
}

export interface SampleRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
}

/** A valid request of a browser to the console's API for any call of the table, with the parameters it always has. */
export function sampleRequest(call: Call): SampleRequest {
  const { method, address, body } = looseBffRequest(call, sampleArgs(call));
  return { method, path: address, body };
}

/** What a sample request says besides: the version of its record, where the call needs one. */
export async function sampleHeaders(call: Call, visitor: Visitor): Promise<Record<string, string>> {
  if (call.kind !== "rest" || !call.needsVersion || call.changes === undefined) return {};
  const { version }: { version?: string } = JSON.parse((await visitor.ask(sampleRequest(call.changes).path)).text);
  return { [ifMatchHeader]: `"${version}"` };
}
