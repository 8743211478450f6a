import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { closedHeaders } from "./refuse.mjs";

const contentTypes = {
  ".css": "text/css; charset=UTF-8",
  ".js": "application/javascript; charset=UTF-8",
  ".json": "application/json; charset=UTF-8",
  ".mjs": "application/javascript; charset=UTF-8",
  ".svg": "image/svg+xml",
};

/** Their names hold a hash of what is in them, or the build's id: what was fetched once is never asked for again. */
const headers = {
  ...closedHeaders,
  "Cache-Control": "public, max-age=31536000, immutable",
  Vary: "Accept-Encoding",
};

const encoders = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  identity: (bytes) => bytes,
};

/**
 * Answers the scripts and styles of a build by itself. Next's way through its router costs three times the
 * processor time, and it packs a file for each request again; here each is packed once, when it is first asked for.
 *
 * @param {string} folder `.next/static`
 * @returns {(request, response) => boolean} false where the address is no such file: then it is Next's to answer
 */
export function staticFiles(folder) {
  const files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = contentTypes[extname(entry.name)];
    if (type === undefined || !entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(`/_next/static/${relative(folder, path).replaceAll(sep, "/")}`, {
      type,
      bytesIn: packedOnce(path, statSync(path).size),
    });
  }

  return (request, response) => {
    const file = files.get(request.url);
    if (file === undefined) return false;
    // Next would answer another method by a 500.
    if (request.method === "GET" || request.method === "HEAD") void answer(request, response, file);
    else response.writeHead(405, { ...closedHeaders, Allow: "GET, HEAD" }).end();
    return true;
  };
}

/**
 * @param {number} size in bytes when the console started: a build that is being written again holds parts of files
 * @returns gives the file's bytes in an encoding, made when it is first wanted
 */
function packedOnce(path, size) {
  const packed = new Map();
  return (encoding) => {
    if (!packed.has(encoding)) {
      const bytes = readWhole(path, size).then(encoders[encoding]);
      packed.set(encoding, bytes);
      // A failure is of its moment: the next request tries again.
      bytes.catch(() => packed.delete(encoding));
    }
    return packed.get(encoding);
  };
}

async function readWhole(path, size) {
  const bytes = await readFile(path);
  if (bytes.length !== size) throw Object.assign(new Error("The file has another length."), { code: "OTHER_LENGTH" });
  return bytes;
}

/** One line of the console's log, without the address that was asked for (O5). */
function logFailure({ code = "UNKNOWN" }) {
  const line = { level: "error", time: new Date().toISOString(), code, msg: "a script or style could not be read" };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

async function answer(request, response, { type, bytesIn }) {
  const encoding = encodingFor(request.headers["accept-encoding"] ?? "");
  const bytes = await bytesIn(encoding).catch(logFailure);
  if (bytes === undefined) {
    // The build was taken away under a running console, or its files cannot be opened just now.
    response.writeHead(503, { ...headers, "Cache-Control": "no-store" }).end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    "Content-Type": type,
    "Content-Length": bytes.length,
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/** The best that the client takes; one that it takes at quality 0 it refuses. @param {string} accepted */
function encodingFor(accepted) {
  const offers = accepted.split(",").map((offer) => offer.replaceAll(/\s/g, "").toLowerCase());
  const takes = (name) =>
    offers.some((offer) => offer === name || (offer.startsWith(`${name};q=`) && !/;q=0(\.0*)?(;|$)/.test(offer)));
  return ["br", "gzip"].find(takes) ?? "identity";
}
