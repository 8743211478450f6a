import { readFileSync } from "node:fs";
import { join } from "node:path";
import { logger } from "../../log/logger.mjs";
import { onceClosed } from "../closed.mjs";
import { clientClosed, newRequestId, requestIdHeader } from "../request-words.mjs";

/**
 * One line for each page, when its answer is sent or its client has left. The API's own requests have theirs already.
 *
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse<Request>} Response
 *
 * @param {string} folder of the build, which knows the routes: of an address only what it knows is logged (O5)
 * @returns {(request: Request, response: Response, caller: import("../callers.mjs").Caller) => void}
 */
export function pageLog(folder) {
  const manifest = readFileSync(join(folder, "app-path-routes-manifest.json"), "utf8");
  const routes = new Set(Object.values(JSON.parse(manifest)));

  return (request, response, caller) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    delete request.headers[requestIdHeader];
    if (path.startsWith("/api/")) return;
    const started = performance.now();
    const requestId = newRequestId();
    request.headers[requestIdHeader] = requestId;
    onceClosed(response, () => {
      const fields = {
        requestId,
        method: request.method,
        route: routes.has(path) ? path : "unknown",
        status: response.writableFinished ? response.statusCode : clientClosed,
        milliseconds: Math.round((performance.now() - started) * 10) / 10,
        ...caller.marks(),
      };
      logger().info(fields, "page");
    });
  };
}
