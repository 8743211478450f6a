import { setTimeout as after } from "node:timers/promises";
import { canaries } from "./canaries";
import type { Exchange, PreparedAnswer, RestFault } from "./exchange";
import { jsonAnswer, send, writeHead } from "./exchange";
import type { Gate } from "./gate";

/** Makers of what can go wrong with a REST answer. Each gives a fault for `FaultScript.on`. */

/** The error shape of 1§8, with a stack trace that nobody may see. */
export function failing(status: number, error: unknown = "It did not work."): RestFault {
  const stack = `at Query.run (db-3.internal:5432) ${canaries.stackTrace.marker}`;
  return replaced(jsonAnswer(status, { error, stack }));
}

export function replaced(answer: PreparedAnswer): RestFault {
  return (exchange) => send({ ...exchange, answer: () => answer });
}

/** Another fault, over this answer instead of the right one, whose effect then does not happen. */
export function over(answer: PreparedAnswer, fault: RestFault): RestFault {
  return (exchange) => fault({ ...exchange, answer: () => answer });
}

/** Any body under any type, byte for byte. */
export function raw(
  status: number,
  contentType: string,
  body: string | Buffer,
  headers: PreparedAnswer["headers"] = {},
) {
  return replaced({ status, contentType, headers, body: Buffer.from(body) });
}

export function htmlPage(status: number): RestFault {
  const page = `<!doctype html><title>${status}</title><h1>nginx</h1><p>${canaries.upstreamPage.marker}<script>alert(1)</script>`;
  return raw(status, "text/html; charset=utf-8", page);
}

export function redirectedTo(origin: string, status: number): RestFault {
  const location = `${origin}/elsewhere?mark=${canaries.upstreamLocation.marker}`;
  return replaced({ ...jsonAnswer(status, {}), headers: { location } });
}

/** The right answer, after some milliseconds. */
export function delayed(ms: number, then: RestFault = send): RestFault {
  return async (exchange) => {
    await after(ms, undefined, { ref: false });
    await then(exchange);
  };
}

/** The right answer, once the gate opens. */
export function gated(gate: Gate, then: RestFault = send): RestFault {
  return async (exchange) => {
    await gate.opened;
    await then(exchange);
  };
}

/** Not a byte, ever. */
export const hanging: RestFault = () => {};

/** Head and some bytes, then silence with the connection open. */
export function stallingAfter(bytes: number): RestFault {
  return ({ response, answer: prepare }) => {
    const answer = prepare();
    writeHead(response, answer, answer.body.length);
    response.write(answer.body.subarray(0, bytes));
  };
}

/** One byte after the other, so that no idle limit is ever reached. */
export function dripping(everyMs: number): RestFault {
  return async ({ response, answer: prepare }) => {
    const answer = prepare();
    writeHead(response, answer, answer.body.length);
    for (const byte of answer.body) {
      if (response.destroyed) return;
      response.write(Buffer.of(byte));
      await after(everyMs, undefined, { ref: false });
    }
    response.end();
  };
}

/** The head promises the whole; the connection ends after this share of it. */
export function cutAfter(share: number): RestFault {
  return ({ response, answer: prepare }) => {
    const answer = prepare();
    writeHead(response, answer, answer.body.length);
    const part = answer.body.subarray(0, Math.floor(answer.body.length * share));
    response.write(part, () => response.destroy());
  };
}

/** A complete HTTP answer whose JSON ends early: only parsing can tell. */
export function truncatedJson(share: number): RestFault {
  return (exchange) => {
    const answer = exchange.answer();
    const body = answer.body.subarray(0, Math.floor(answer.body.length * share));
    send({ ...exchange, answer: () => ({ ...answer, body }) });
  };
}

/** TCP reset before a byte of the answer. */
export const resetting: RestFault = ({ request }) => {
  request.socket.resetAndDestroy();
};

/** A content-length that is off by this many bytes. */
export function wrongLength(by: number): RestFault {
  return ({ response, answer: prepare }) => {
    const answer = prepare();
    response.strictContentLength = false;
    writeHead(response, answer, answer.body.length + by);
    response.end(answer.body, () => response.destroy());
  };
}

/** Says that the body is compressed, which it is not. */
export function falselyEncoded(encoding: "gzip" | "br" | "deflate"): RestFault {
  return (exchange) => send(withHeaders(exchange, { "content-encoding": encoding }));
}

/** The right answer with its JSON changed, e.g. a field missing or other roles. */
export function changed(change: (json: Record<string, unknown>) => unknown): RestFault {
  return (exchange) => {
    const { status, body } = exchange.answer();
    const before: Record<string, unknown> = JSON.parse(body.toString());
    send({ ...exchange, answer: () => jsonAnswer(status, change(before)) });
  };
}

/** The right answer under further headers. */
export function withFurtherHeaders(headers: PreparedAnswer["headers"]): RestFault {
  return (exchange) => send(withHeaders(exchange, headers));
}

function withHeaders(exchange: Exchange, headers: PreparedAnswer["headers"]): Exchange {
  const answer = exchange.answer();
  return { ...exchange, answer: () => ({ ...answer, headers: { ...answer.headers, ...headers } }) };
}
