import { z } from "zod";
import { until } from "@/tests/support/console/until";

const lineSchema = z.looseObject({
  msg: z.string(),
  level: z.string(),
  requestId: z.string().optional(),
  route: z.string().optional(),
  status: z.number().optional(),
  milliseconds: z.number().optional(),
  account: z.string().optional(),
  network: z.string().optional(),
  session: z.string().optional(),
  code: z.string().optional(),
  upstreamReason: z.string().optional(),
  upstreamStatus: z.number().optional(),
  storeReason: z.string().optional(),
});

export type LogLine = z.output<typeof lineSchema>;

/** The lines of a console's log. */
export function logLines(logs: string): LogLine[] {
  return logs
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => lineSchema.parse(JSON.parse(line)));
}

/**
 * The lines of a console's log that fit, once there are so many: a line comes by another way than the answer to the
 * request that it tells of, and on a busy machine later.
 *
 * @param since so many lines are looked past
 */
export async function awaitedLines(
  console: { logs(): string },
  what: string,
  fits: (line: LogLine) => boolean,
  { count = 1, since = 0 }: { count?: number; since?: number } = {},
): Promise<LogLine[]> {
  const found = () => logLines(console.logs()).slice(since).filter(fits);
  await until(`${count} lines of ${what}`, () => found().length >= count);
  return found();
}
