import { z } from "zod";
import { defaultTimeZone, isTimeZone } from "@/lib/dates/time-zone";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** A number from `least` to `most`, with one sentence for whatever else is given. */
function numberWithin(least: number, most: number, kind: "a number" | "a whole number" = "a whole number") {
  const fault = `must be ${kind} from ${least} to ${most}`;
  const number = z.coerce.number(fault).min(least, fault).max(most, fault);
  return kind === "a number" ? number : number.int(fault);
}

const port = numberWithin(0, 65_535);

const platformEnvSchema = z.object({
  /** 0 takes any free port. */
  PLATFORM_HTTP_PORT: port.default(4000),
  PLATFORM_GRPC_PORT: port.default(4001),
  PLATFORM_HOST: z.string().min(1).default("127.0.0.1"),
  PLATFORM_DATA_DIR: z.string().min(1).default(".data/platform"),
  PLATFORM_DATASET: z.enum(["tiny", "demo", "large"], "must be tiny, demo or large").default("demo"),
  /** Lifetime of an access token; tests shorten it. */
  PLATFORM_ACCESS_TOKEN_SECONDS: numberWithin(1, 86_400).default(900),
  /** How long a used refresh token gives its answer once more; tests shorten it. */
  PLATFORM_REFRESH_GRACE_SECONDS: numberWithin(0, 60, "a number").default(10),
  /** Where the links in mails lead. */
  CONSOLE_URL: z
    .url({ protocol: /^https?$/, error: "must be an http or https address" })
    .default("http://localhost:3000"),
  /** Where product pictures are served, if not at the address the platform itself listens on. */
  PLATFORM_PUBLIC_URL: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
  /** Where the operator works: days begin at its midnight. */
  PLATFORM_TIME_ZONE: z
    .string()
    .refine(isTimeZone, `must be a time zone such as ${defaultTimeZone}`)
    .default(defaultTimeZone),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
});

export type PlatformEnv = z.output<typeof platformEnvSchema>;
export type DatasetName = PlatformEnv["PLATFORM_DATASET"];

/** One line for each fault. */
export class InvalidPlatformEnvironment extends Error {
  override readonly name = "InvalidPlatformEnvironment";
  constructor(readonly faults: readonly string[]) {
    super(faults.join("\n"));
  }
}

/** @throws InvalidPlatformEnvironment with all faults at once. */
export function parsePlatformEnv(source: Readonly<Record<string, string | undefined>>): PlatformEnv {
  // An empty variable is an absent one: compose files and shells set them so.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = platformEnvSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}.`);
  throw new InvalidPlatformEnvironment([...new Set(lines)]);
}
