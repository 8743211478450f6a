import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { InvalidParameter } from "@/lib/calls/address-coding";
import { diskFault } from "../db/database-fault";
import type { Log } from "../log";
import { PlatformError } from "../platform-error";

/**
 * Answers failures in the shapes of 1§8 and 2§8: `{error: {message}}` where `message` is a text or a
 * list of texts, `{error: text}` where the request itself could not be read.
 */
export function errorHandler(log: Log) {
  return (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (error instanceof PlatformError) return reply.code(error.status).send({ error: { message: error.messages } });
    if (error instanceof z.ZodError)
      return reply.code(400).send({ error: { message: error.issues.flatMap(describeIssue) } });
    if (error instanceof InvalidParameter) return reply.code(400).send({ error: { message: [error.message] } });
    if ("statusCode" in error && error.statusCode !== undefined && error.statusCode < 500)
      return reply.code(error.statusCode).send({ error: error.message });
    const { url: route } = request.routeOptions;
    const fault = diskFault(error);
    if (fault === undefined) log.error({ err: error, route }, "request failed");
    else log.error({ code: fault, route }, "request failed: the disk of the data set's file is at fault");
    return reply.code(500).send({ error: "internal server error" });
  };
}

function describeIssue(issue: z.core.$ZodIssue): string[] {
  // Of a body that has several forms the form that it nearly has is the one that was meant.
  const [meant] =
    issue.code === "invalid_union" ? issue.errors.toSorted((one, other) => one.length - other.length) : [];
  if (meant !== undefined)
    return meant.flatMap((each) => describeIssue({ ...each, path: [...issue.path, ...each.path] }));
  const path = issue.path.map(String).join(".");
  return [path ? `${path}: ${issue.message}` : issue.message];
}
