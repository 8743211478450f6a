import { STATUS_CODES } from "node:http";
import { closedPolicy, standingHeaders } from "./standing-headers.mjs";

/**
 * What an answer says where nobody says otherwise: it is nobody else's, and may do nothing (W7, W8). Next answers
 * redirects and broken addresses of its own before it asks the middleware or a handler.
 */
export const closedHeaders = Object.fromEntries(
  [...standingHeaders, closedPolicy, { key: "Cache-Control", value: "private, no-store" }].map(({ key, value }) => [
    key,
    value,
  ]),
);

/** Answers by itself, and ends the connection. */
export function refuse(response, status) {
  response.writeHead(status, { ...closedHeaders, Connection: "close" }).end();
}

/** The same where there is no request to answer. */
export function refuseSocket(socket, status) {
  const headers = Object.entries({ ...closedHeaders, "Content-Length": "0", Connection: "close" });
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map((header) => header.join(": "))];
  if (socket.writable) socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  // Ended alone, it would be held for as long as the other end likes.
  socket.destroySoon();
}

/**
 * The path and query that a request asks for, or undefined where it is not for this host alone (P1, P9). A target of a
 * foreign origin, `*` and a second Host header are for proxies: what is in front of the console may read them otherwise.
 */
export function targetOf({ url, headers, rawHeaders }) {
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === "host");
  if (hosts.length > 1) return undefined;
  if (url.startsWith("/")) return url;
  const own = `http://${headers.host}/`;
  return url.startsWith(own) ? url.slice(own.length - 1) : undefined;
}

/** Next answers a path with broken percent-encoding by a 500 (P3); it is the sender's fault. */
export function isDecodable(target) {
  try {
    decodeURIComponent(target.split("?", 1)[0]);
    return true;
  } catch {
    return false;
  }
}
