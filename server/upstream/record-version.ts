import "server-only";
import { createHash } from "node:crypto";
import * as z from "zod/mini";
import type { AnyArgs } from "@/lib/calls/address";
import type { Call, RestCall } from "@/lib/calls/call";
import { matchPath } from "@/lib/calls/path";
import { restCalls } from "@/lib/resources/call-table";

/** The calls that read a record which another call changes. */
const versioned: ReadonlySet<Call> = new Set(restCalls.flatMap(({ changes }) => changes ?? []));

/** `17.`, then the hash. */
const versionSchema = z.string().check(z.regex(/^[\w-]{1,60}\.[\w-]{22}$/));

/** @returns the version of the record in an answer; undefined of a call whose record nobody changes */
export function versionOfAnswer(call: Call, { params = {} }: AnyArgs, data: unknown): string | undefined {
  return versioned.has(call) ? versionOfRecord(String(Reflect.get(params, "id")), data) : undefined;
}

/**
 * The version of a record: the id that it is read by, and a hash of what the console knows of it. What the platform
 * adds to its answers and no schema names is no change that anybody here could overwrite.
 */
export function versionOfRecord(id: string, data: unknown): string {
  const hash = createHash("sha256").update(JSON.stringify(data)).digest("base64url").slice(0, 22);
  return `${id}.${hash}`;
}

/** @returns what reads the record that a version is of; undefined where the text is no version */
export function readingOf(version: string, { path, params }: RestCall): { id: string; args: AnyArgs } | undefined {
  if (!versionSchema.safeParse(version).success) return undefined;
  const id = version.slice(0, version.lastIndexOf("."));
  const values = matchPath(path, params, path.replace("{id}", id).split("/"));
  return values && { id, args: { params: values } };
}
