import { createServer } from "node:net";
import { LaunchFault } from "./fault.mjs";

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<void>} rejects where somebody listens there
 */
function bindOnce(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/**
 * What `localhost` may mean to a browser: a program on the other address would answer in our place.
 * @type {Record<string, string>}
 */
const loopbackTwins = { "127.0.0.1": "::1", "::1": "127.0.0.1" };

/** @param {number} port @param {string} host */
async function bindTwin(port, host) {
  const twin = loopbackTwins[host];
  if (twin === undefined) return;
  await bindOnce(port, twin).catch((error) => {
    // A machine without this family has no such program either.
    if (error.code === "EADDRINUSE") throw error;
  });
}

/** What the system says of an address at which this machine cannot listen. */
const notOurs = ["ENOTFOUND", "EAI_AGAIN", "EADDRNOTAVAIL", "EINVAL"];

/**
 * @typedef {{ port: number, host: string, variable: string, what: string }} Wanted
 * @param {Wanted} wanted
 * @throws {LaunchFault} naming what is wrong and the variable that mends it
 */
export async function requireFreePort({ port, host, variable, what }) {
  try {
    await bindOnce(port, host);
    await bindTwin(port, host);
  } catch (error) {
    throw new LaunchFault(remedyOf(Object(error).code, { port, host, variable, what }), { cause: error });
  }
}

/** @param {string} code @param {Wanted} wanted */
function remedyOf(code, { port, host, variable, what }) {
  if (notOurs.includes(code)) return `HOST must be an address of this machine, not "${host}" (${code}).`;
  const other = `hoose another port: ${variable}=${otherPort(port)}`;
  const wanted = `Port ${port}, wanted for ${what},`;
  if (code === "EADDRINUSE") return `${wanted} is taken by another program.\nStop that program, or c${other}`;
  return `${wanted} cannot be used (${code}).\nC${other}`;
}

/** Ports below 1024 belong to the system. @param {number} port */
function otherPort(port) {
  if (port < 1024) return port + 8000;
  return port > 65_000 ? port - 10 : port + 10;
}

/**
 * @param {string} variable name of the environment variable
 * @param {number} byDefault
 */
export function portFrom(variable, byDefault) {
  const text = process.env[variable];
  if (text === undefined || text === "") return byDefault;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new LaunchFault(`${variable} must be a port from 1 to 65535, not "${text}".`);
}
