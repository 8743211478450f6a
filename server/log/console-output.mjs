import { digestOf, faultOf, isBrokenConnection, logger } from "./logger.mjs";

/** @type {Record<"error" | "warn" | "log" | "info" | "debug" | "trace", "error" | "warn" | "info" | "debug">} */
const levels = { error: "error", warn: "warn", log: "info", info: "info", debug: "debug", trace: "debug" };

/** Of these only errors count: Next tells how long its steps took. */
const chatter = new Set(["info", "debug"]);

/**
 * What Next and other packages print becomes lines of the log. From the first request on errors are told by their names
 * and frames alone, for any other text may be a caller's (O5). A client that leaves in the middle of its request is no error:
 * else anybody could ring the operator's bell.
 *
 * @param {() => boolean} hasCallers
 */
export function logConsoleOutput(hasCallers) {
  // Node would print them by `console.error`, as texts that may be anybody's.
  process.removeAllListeners("warning").on("warning", (warning) => {
    const text = hasCallers() ? nodesOwn(warning) : warning.message;
    logger().warn({ ...faultOf(warning), text }, "a warning of the process");
  });
  for (const [method, level] of Object.entries(levels))
    Reflect.set(console, method, (/** @type {unknown[]} */ ...said) => {
      const error = said.find((each) => each instanceof Error);
      if (error === undefined && chatter.has(level)) return;
      const told = error === undefined ? {} : { ...faultOf(error), digest: digestOf(error) };
      const text = hasCallers() ? undefined : said.map(String).join(" ");
      if (isBrokenConnection(error)) logger().info(told, "a client left in the middle of its request");
      else logger()[level]({ ...told, text }, "console output");
    });
}

/**
 * What a warning says, where Node itself gives it: it is made of names and numbers of the program's. An address that it
 * quotes, which ends nobody knows where, and what a promise was rejected with may be a caller's.
 * @param {Error} warning
 */
function nodesOwn({ name, message, stack = "" }) {
  const [maker = ""] = stack
    .replace(message, "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line));
  if (!maker.includes("(node:") || name === "UnhandledPromiseRejectionWarning") return undefined;
  return message.replace(/\S*\/\/.*$/s, "…");
}
