import pino from "pino";
import { logOutput } from "./log-output.mjs";

const levels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];
const usualLevel = "info";

/** The name of `processSingleton("log")`: the listener and what Next loads each have their own copy of this file. */
const place = Symbol.for("console.log");

/** The process's one log, of JSON lines. An unknown level counts as none: the log must work even if the start is refused. */
export function logger() {
  /** @type {import("pino").Logger | undefined} */
  const known = Reflect.get(globalThis, place);
  if (known !== undefined) return known;
  const made = pino(
    {
      level: levels.find((level) => level === process.env.LOG_LEVEL) ?? usualLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    logOutput(),
  );
  Reflect.set(globalThis, place, made);
  return made;
}

/**
 * Node's error for a request or connection whose other end is gone: nothing of ours is in an unknown state.
 * @param {unknown} error
 */
export function isBrokenConnection(error) {
  return codeOf(error) === "ECONNRESET";
}

/** By which Node says what went wrong. @param {unknown} error */
export function codeOf(error) {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/**
 * An error without its message, which may quote an address with a token in it, or what a caller sent.
 * @param {unknown} error
 */
export function faultOf(error) {
  return { fault: nameOfFault(error), frames: framesOf(error) };
}

/**
 * What `faultOf` says of an error, without its frames: these cost most where the message is long.
 * @param {unknown} error
 * @returns {string}
 */
export function nameOfFault(error) {
  if (!(error instanceof Error)) return typeof error;
  const cause = error.cause === undefined ? undefined : `caused by ${nameOfFault(error.cause)}`;
  return [wordOf(error.name), wordOf(codeOf(error)), cause].filter(Boolean).join(" ");
}

/**
 * By which Next names an error of a page to the person who meets it. Of its redirects it holds the address.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function digestOf(error) {
  const { digest } = Object(error);
  return /^\d{1,20}(@E\d{1,6})?$/.test(digest) ? digest : undefined;
}

/** What is no name but a text may hold anything. @param {unknown} name */
function wordOf(name) {
  if (typeof name !== "string") return undefined;
  return /^[\w.:-]{1,60}$/.test(name) ? name : "unnamed";
}

/**
 * None of a validation error: its stack begins with each of its issues, which may be as many as a body has fields.
 * @param {unknown} error
 */
function framesOf(error) {
  if (!(error instanceof Error) || "issues" in error) return undefined;
  // A line of the message may look like a frame.
  const frames = String(error.stack ?? "")
    .replace(error.message, "")
    .split("\n");
  return frames
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
}
