import { createHash } from "node:crypto";
import { constants as fsConstants, readdirSync, readFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { basename, extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { codeOf, logger } from "../log/logger.mjs";
import { tryAgainInSeconds } from "./request-words.mjs";
import { usualHeaders, workerPolicy, workerScripts } from "./standing-headers.mjs";

const below = "/_next/static/";

/** @type {Record<string, string>} */
const contentTypes = {
  ".css": "text/css; charset=UTF-8",
  ".ico": "image/x-icon",
  ".js": "application/javascript; charset=UTF-8",
  ".json": "application/json; charset=UTF-8",
  ".mjs": "application/javascript; charset=UTF-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const otherType = "application/octet-stream";

/**
 * Before a script: its functions are compiled while it arrives, beside the page's own work, and not each when it is
 * first called, in the middle of it (Chromium; a comment to every other browser). Here and not in the build, so that a
 * build by Next alone has it too.
 */
const compiledAhead = Buffer.from("//# allFunctionsCalledOnLoad\n");

/** Their names hold a hash of what is in them, or the build's id: what was fetched once is never asked for again. */
const headers = {
  ...usualHeaders,
  "cache-control": "public, max-age=31536000, immutable",
  vary: "Accept-Encoding",
};

/**
 * @typedef {"br" | "gzip" | "identity"} Encoding
 * @typedef {{ type: string, own: Record<string, string>, bytesIn: (encoding: Encoding) => Promise<Buffer> }} StaticFile
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse<Request>} Response
 */

const noBytes = Buffer.alloc(0);

/** @type {Record<Encoding, (bytes: Buffer) => Buffer | Promise<Buffer>>} */
const encoders = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  identity: (bytes) => bytes,
};

/**
 * Answers the files of a build by itself. Next's way through its router costs three times the
 * processor time, and it packs a file for each request again; here each is packed once, when it is first asked for.
 *
 * @param {string} folder `.next/static`
 * @returns {(request: Request, response: Response) => boolean} false where the address is no such file
 */
export function staticFiles(folder) {
  /** @type {Map<string, StaticFile>} */
  const files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(below + relative(folder, path).replaceAll(sep, "/"), {
      type: contentTypes[extname(path)] ?? otherType,
      own: basename(path).startsWith(workerScripts) ? workerPolicy : {},
      bytesIn: packedOnce(path, hashOf(readFileSync(path)), extname(path) === ".js" ? compiledAhead : noBytes),
    });
  }

  return (request, response) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    const file = files.get(path);
    if (file === undefined) return false;
    // Next would answer another method by a 500.
    if (request.method === "GET" || request.method === "HEAD") void answer(request, response, file);
    else response.writeHead(405, { ...usualHeaders, allow: "GET, HEAD" }).end();
    return true;
  };
}

/**
 * @param {string} path
 * @param {string} hash of the file when the console started: a build that is being written again holds parts of files
 * @param {Buffer} before what is sent before the file's own bytes
 * @returns {StaticFile["bytesIn"]} gives the bytes in an encoding, made when they are first wanted
 */
function packedOnce(path, hash, before) {
  /** @type {Map<Encoding, Promise<Buffer>>} */
  const packed = new Map();
  return (encoding) => {
    const known = packed.get(encoding);
    if (known !== undefined) return known;
    const bytes = readWhole(path, hash).then((whole) => encoders[encoding](Buffer.concat([before, whole])));
    packed.set(encoding, bytes);
    // A failure is of its moment: the next request tries again.
    bytes.catch(() => packed.delete(encoding));
    return bytes;
  };
}

/** @param {string} path @param {string} hash */
async function readWhole(path, hash) {
  // Without waiting: a pipe in its place would never end.
  const file = await open(path, fsConstants.O_RDONLY | fsConstants.O_NONBLOCK);
  try {
    if (!(await file.stat()).isFile()) throw fault("NO_FILE");
    const bytes = await file.readFile();
    if (hashOf(bytes) !== hash) throw fault("OTHER_CONTENT");
    return bytes;
  } finally {
    await file.close();
  }
}

/** @param {Buffer} bytes */
function hashOf(bytes) {
  return createHash("sha256").update(bytes).digest("base64");
}

/** @param {string} code */
function fault(code) {
  return Object.assign(new Error("The file is not what it was."), { code });
}

/** Without the address that was asked for (O5). @param {unknown} error */
function logFailure(error) {
  logger().error({ code: codeOf(error) ?? "UNKNOWN" }, "a script or style could not be read");
}

/** @param {Request} request @param {Response} response @param {StaticFile} file */
async function answer(request, response, { type, own, bytesIn }) {
  const encoding = encodingFor(String(request.headers["accept-encoding"] ?? ""));
  const bytes = await bytesIn(encoding).catch(logFailure);
  if (bytes === undefined) {
    // The build was taken away under a running console, or its files cannot be opened just now.
    const later = { "cache-control": "no-store", "retry-after": String(tryAgainInSeconds) };
    response.writeHead(503, { ...headers, ...later }).end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    ...own,
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    "Content-Type": type,
    "Content-Length": bytes.length,
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/**
 * The best that the client takes; one that it takes at quality 0 it refuses.
 * @param {string} accepted
 * @returns {Encoding}
 */
function encodingFor(accepted) {
  const offers = accepted.split(",").map((offer) => offer.replaceAll(/\s/g, "").toLowerCase());
  /** @param {Encoding} name */
  const takes = (name) =>
    offers.some(
      (offer) =>
        offer === name || (offer.startsWith(`${name};q=`) && Number.parseFloat(offer.slice(name.length + 3)) > 0),
    );
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}
