import { z } from "zod";

const lineSchema = z.looseObject({
  msg: z.string(),
  requestId: z.string().optional(),
  route: z.string().optional(),
  code: z.string().optional(),
  upstreamReason: z.string().optional(),
  upstreamStatus: z.number().optional(),
  storeReason: z.string().optional(),
});

export type LogLine = z.output<typeof lineSchema>;

/** The JSON lines of a console's log; what Next itself prints is none of them. */
export function logLines(logs: string): LogLine[] {
  return logs
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => lineSchema.parse(JSON.parse(line)));
}
