import "server-only";
import { z } from "zod";
import { defaultTimeZone, isTimeZone } from "@/lib/dates/time-zone";
import {
  clearTextHost,
  clearTextHostOfStore,
  faultOfAddress,
  faultOfBase,
  faultOfHosts,
  faultOfOwnAddress,
  faultOfStore,
  faultOfTarget,
  plainHost,
  textWithout,
  usualFile,
} from "./environment/addresses";
import { belongTogether, certificateFile, keyFile } from "./environment/certificates";
import { nearMisses } from "./environment/near-misses";
import { faultOfNetworks } from "./environment/trusted-networks";

const baseAddress = textWithout(faultOfBase);
const target = textWithout(faultOfTarget);
/** In digits alone: blanks would be 0, and `1e2` is nobody's number of seconds. */
const wholeNumber = z
  .string()
  .regex(/^\d+$/, "must be a whole number")
  .transform((digits) => Number(digits));

function listOf(text: string | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
}

function faultOfTiles(address: string): string | undefined {
  const hasPlaces = ["{z}", "{x}", "{y}"].every((place) => address.includes(place));
  return faultOfAddress(address) ?? (hasPlaces ? undefined : "must hold {z}, {x} and {y}");
}

const fewestSecretCharacters = 10;

function faultOfSecret(secret: string): string | undefined {
  if (secret.length < 32) return "must have at least 32 characters";
  return new Set(secret).size < fewestSecretCharacters
    ? `must have at least ${fewestSecretCharacters} different characters, e.g. from openssl rand -hex 32`
    : undefined;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const variables = z.object({
  /** Base of the platform's REST calls. */
  PLATFORM_REST_URL: baseAddress,
  /** grpcs://host:port or host:port of the service with QueryCommand. */
  PLATFORM_GRPC_TARGET: target,
  /** The same of the product documentation and category services. */
  DOCUMENTATION_GRPC_TARGET: target,
  MARKETPLACE_URL: baseAddress,
  /** Hosts besides this machine to which the four above and the session store may lead unencrypted, by comma. */
  CLEAR_TEXT_HOSTS: textWithout((text) => faultOfHosts(listOf(text))).default(""),
  /** Certificates of those who vouch for the platform's services; none: those that Node.js brings along. */
  PLATFORM_CA_FILE: certificateFile.optional(),
  /** By which the console shows the platform's services who it is. */
  PLATFORM_CERT_FILE: certificateFile.optional(),
  PLATFORM_KEY_FILE: keyFile.optional(),
  /** The address that staff type, without a path. */
  CONSOLE_URL: textWithout(faultOfOwnAddress),
  /** Half of each session's key; the other half is in the cookie. */
  SESSION_SECRET: textWithout(faultOfSecret),
  SESSION_STORE_URL: textWithout(faultOfStore).default(`file:${usualFile}`),
  /** How many processes serve at once, for a check at the start alone. */
  REPLICAS: wholeNumber.pipe(z.number().min(1, "must be at least 1")).default(1),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
  /** How long the process still serves, without being ready, after it was told to end: so long balancers may take to see it. */
  SHUTDOWN_DELAY_SECONDS: wholeNumber.pipe(z.number().max(300, "must be at most 300")).default(0),
  /** Addresses of the reverse proxies whose X-Forwarded-For counts, by comma. None: the header is ignored. */
  TRUSTED_PROXIES: textWithout((text) => faultOfNetworks(listOf(text)))
    .default("")
    .transform(listOf),
  /** Where pictures of the map come from, by column, row and zoom. None: maps are drawn on the country's outline. */
  MAP_TILES_URL: textWithout(faultOfTiles).optional(),
  /** Whose work those are, as their licence asks for: shown below each map. */
  MAP_TILES_CREDIT: z.string().max(200, "must have at most 200 characters").default(""),
  /** Where the operator works: days begin and end at its midnight, for everyone. */
  PLATFORM_TIME_ZONE: z
    .string()
    .refine(isTimeZone, `must be a time zone such as ${defaultTimeZone}`)
    .default(defaultTimeZone),
  /** `embedded` shows the demo accounts on the sign-in page. Set by the start command alone. */
  PLATFORM_MODE: z.enum(["own", "embedded"], "must be own or embedded").default("own"),
  /** Shows on the profile and beside the version. */
  BUILD_REVISION: z.string().max(80, "must have at most 80 characters").default("unknown"),
});

export type Env = z.output<typeof variables>;

type Given = Readonly<Record<string, string | undefined>>;

/** Read by others: the start commands, the listener, the embedded platform, Next. */
const namesOfOthers = [
  "PORT",
  "HOST",
  "NODE_ENV",
  "NEXT_DIST_DIR",
  "PLATFORM_HOST",
  "PLATFORM_HTTP_PORT",
  "PLATFORM_GRPC_PORT",
  "PLATFORM_DATA_DIR",
  "PLATFORM_DATASET",
  "PLATFORM_ACCESS_TOKEN_SECONDS",
  "PLATFORM_REFRESH_GRACE_SECONDS",
  "PLATFORM_PUBLIC_URL",
];

/** One line for each variable that nobody reads and that looks like one of ours. */
export function misspelled(source: Given = process.env): string[] {
  const others = new Set(namesOfOthers);
  const names = Object.keys(source).filter((name) => !others.has(name));
  const near = nearMisses(names, Object.keys(variables.shape));
  return near.map(([name, meant]) => `${name} is no variable of the console and is ignored: ${meant} is one.`);
}

/** One line per fault, naming the variable and what it must be. */
export class InvalidEnvironment extends Error {
  override readonly name = "InvalidEnvironment";
  constructor(readonly faults: readonly string[]) {
    super(faults.join("\n"));
  }
}

/** @throws InvalidEnvironment with all faults at once. */
export function parseEnv(source: Given): Env {
  // An empty variable is an absent one: compose files and shells set them so.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = variables.safeParse(given);
  const between = faultsBetween(given);
  if (parsed.success) between.push(...faultsOfPair(parsed.data));
  if (parsed.success && between.length === 0) return parsed.data;
  // Of several faults of one variable the first is told: mending it mends the others, or shows them.
  const firstFaults = new Map(parsed.error?.issues.toReversed().map(({ path: [name], message }) => [name, message]));
  const alone = Object.keys(variables.shape).flatMap((variable) => {
    const fault = firstFaults.get(variable);
    if (fault === undefined) return [];
    return given[variable] === undefined ? `${variable} is missing.` : `${variable} ${fault}.`;
  });
  throw new InvalidEnvironment([...alone, ...between]);
}

/** What the platform's tokens and the sessions travel to, by the beginning that encrypts the way. */
const secretWays = [
  ["PLATFORM_REST_URL", "https://", clearTextHost],
  ["MARKETPLACE_URL", "https://", clearTextHost],
  ["PLATFORM_GRPC_TARGET", "grpcs://", clearTextHost],
  ["DOCUMENTATION_GRPC_TARGET", "grpcs://", clearTextHost],
  ["SESSION_STORE_URL", "rediss://", clearTextHostOfStore],
] as const;

/** Faults that no variable shows alone, of the texts as they are given: they are told beside those of each variable. */
function faultsBetween(given: Given): string[] {
  const faults: string[] = [];
  const allowed = new Set(listOf(given.CLEAR_TEXT_HOSTS).map(plainHost));
  for (const [variable, beginning, hostOf] of secretWays) {
    const host = hostOf(given[variable] ?? "");
    if (host !== undefined && !allowed.has(host))
      faults.push(
        `${variable} must begin with ${beginning}, except to this machine or to a host that CLEAR_TEXT_HOSTS names.`,
      );
  }
  // Each replica would have a file of its own, and people would be signed out by whichever answers next.
  const replicas = Number(given.REPLICAS);
  if (Number.isInteger(replicas) && replicas > 1 && (given.SESSION_STORE_URL ?? "file:").startsWith("file:"))
    faults.push("REPLICAS above 1 needs a SESSION_STORE_URL that begins with redis:// or rediss://.");
  if (given.PLATFORM_CERT_FILE !== undefined && given.PLATFORM_KEY_FILE === undefined)
    faults.push("PLATFORM_CERT_FILE needs a PLATFORM_KEY_FILE.");
  if (given.PLATFORM_KEY_FILE !== undefined && given.PLATFORM_CERT_FILE === undefined)
    faults.push("PLATFORM_KEY_FILE needs a PLATFORM_CERT_FILE.");
  return faults;
}

function faultsOfPair({ PLATFORM_CERT_FILE: certificate, PLATFORM_KEY_FILE: key }: Env): string[] {
  if (certificate === undefined || key === undefined || belongTogether(certificate, key)) return [];
  return ["PLATFORM_KEY_FILE must hold the key of the certificate in PLATFORM_CERT_FILE."];
}

let parsedOnce: Env | undefined;

/** The environment, parsed at the first call and never again. */
export function env(): Env {
  parsedOnce ??= parseEnv(process.env);
  return parsedOnce;
}

/** The development server needs `eval` in its pages and a socket for its updates. */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === "development";
}
