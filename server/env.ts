import "server-only";
import { isIP } from "node:net";
import { z } from "zod";

const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
const grpcTarget = z.string().regex(/^[\w.[\]:-]+:\d{1,5}$/, "must be host:port");

const loopbackHosts: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Secure cookies need https; a loopback host counts as secure to browsers. */
function isSecureOrigin(address: string): boolean {
  // What is no address has its own fault already.
  if (!URL.canParse(address)) return true;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || loopbackHosts.has(hostname);
}

function hasTilePlaces(address: string): boolean {
  return ["{z}", "{x}", "{y}"].every((place) => address.includes(place));
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

function isAddressOrNetwork(text: string): boolean {
  const [address = "", prefix] = text.split("/");
  const family = isIP(address);
  return (
    family !== 0 && (prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128)))
  );
}

const variables = z.object({
  /** Base of the platform's REST calls. */
  PLATFORM_REST_URL: httpUrl,
  /** host:port of the service with QueryCommand. */
  PLATFORM_GRPC_TARGET: grpcTarget,
  /** host:port of the product documentation and category services. */
  DOCUMENTATION_GRPC_TARGET: grpcTarget,
  MARKETPLACE_URL: httpUrl,
  /** The address that staff type, without a path. */
  CONSOLE_URL: httpUrl.refine(isSecureOrigin, "must be https, except on this machine itself"),
  /** Half of each session's key; the other half is in the cookie. */
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters"),
  SESSION_STORE_URL: z
    .string()
    .regex(/^(file:|rediss?:\/\/)/, "must begin with file: or redis://")
    .default("file:.data/sessions.sqlite"),
  /** How many processes serve at once, for a check at the start alone. */
  REPLICAS: z.coerce.number("must be a number").int("must be a whole number").min(1, "must be at least 1").default(1),
  LOG_LEVEL: z.enum(logLevels).default("info"),
  /** Addresses of the reverse proxies whose X-Forwarded-For counts, by comma. None: the header is ignored. */
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .refine((all) => all.every(isAddressOrNetwork), "must be addresses or networks, e.g. 10.0.0.5, fd00::/8"),
  /** Where pictures of the map come from, by column, row and zoom. None: maps are drawn on the country's outline. */
  MAP_TILES_URL: httpUrl.refine(hasTilePlaces, "must hold {z}, {x} and {y}").optional(),
  /** Whose work those are, as their licence asks for: shown below each map. */
  MAP_TILES_CREDIT: z.string().max(200).default(""),
  /** `embedded` shows the demo accounts on the sign-in page. Set by the start command alone. */
  PLATFORM_MODE: z.enum(["own", "embedded"]).default("own"),
  /** Shows on the profile and beside the version. */
  BUILD_REVISION: z.string().max(80).default("unknown"),
});

/** Each replica would have a file of its own, and people would be signed out by whichever answers next. */
const envSchema = variables.refine(
  ({ REPLICAS, SESSION_STORE_URL }) => REPLICAS <= 1 || !SESSION_STORE_URL.startsWith("file:"),
  { path: ["REPLICAS"], error: "above 1 needs a SESSION_STORE_URL that begins with redis:// or rediss://" },
);

export type Env = z.output<typeof envSchema>;

/** One line per fault, naming the variable and what it must be. */
export class InvalidEnvironment extends Error {
  override readonly name = "InvalidEnvironment";
  constructor(readonly faults: readonly string[]) {
    super(faults.join("\n"));
  }
}

/** @throws InvalidEnvironment with all faults at once. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  // An empty variable is an absent one: compose files and shells set them so.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = envSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new InvalidEnvironment(
    parsed.error.issues.map((issue) => {
      const variable = String(issue.path[0]);
      return given[variable] === undefined ? `${variable} is missing.` : `${variable} ${issue.message}.`;
    }),
  );
}

let parsedOnce: Env | undefined;

/** The environment, parsed at the first call and never again. */
export function env(): Env {
  parsedOnce ??= parseEnv(process.env);
  return parsedOnce;
}

/** Parsed apart from the rest, because the log must work even if the rest is refused. */
export function logLevel(): (typeof logLevels)[number] {
  return logLevels.find((level) => level === process.env.LOG_LEVEL) ?? "info";
}

/** The development server needs `eval` in its pages and a socket for its updates. */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === "development";
}
