import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { closedPolicy, standingHeaders } from "./standing-headers.mjs";

const contentTypes = {
  ".css": "text/css; charset=UTF-8",
  ".js": "application/javascript; charset=UTF-8",
  ".json": "application/json; charset=UTF-8",
  ".mjs": "application/javascript; charset=UTF-8",
  ".svg": "image/svg+xml",
};

/** Their names hold a hash of what is in them, so what was fetched once is never asked for again. */
const headers = {
  ...Object.fromEntries([...standingHeaders, closedPolicy].map(({ key, value }) => [key, value])),
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
    files.set(`/_next/static/${relative(folder, path).replaceAll(sep, "/")}`, { type, bytesIn: packedOnce(path) });
  }

  return (request, response) => {
    const file = request.method === "GET" || request.method === "HEAD" ? files.get(request.url) : undefined;
    if (file === undefined) return false;
    void answer(request, response, file);
    return true;
  };
}

/** @returns gives the file's bytes in an encoding, made when it is first wanted */
function packedOnce(path) {
  const packed = new Map();
  return (encoding) => {
    if (!packed.has(encoding)) {
      const bytes = readFile(path).then(encoders[encoding]);
      packed.set(encoding, bytes);
      // A failure is of its moment: the next request tries again.
      bytes.catch(() => packed.delete(encoding));
    }
    return packed.get(encoding);
  };
}

async function answer(request, response, { type, bytesIn }) {
  const encoding = encodingFor(request.headers["accept-encoding"] ?? "");
  const bytes = await bytesIn(encoding).catch(() => undefined);
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
  const offers = accepted.split(",").map((offer) => offer.replaceAll(" ", "").toLowerCase());
  const takes = (name) =>
    offers.some((offer) => offer === name || (offer.startsWith(`${name};q=`) && !/q=0(\.0*)?$/.test(offer)));
  return ["br", "gzip"].find(takes) ?? "identity";
}
