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

/** What `localhost` may mean to a browser: a program on the other address would answer in our place. */
const loopbackTwins = { "127.0.0.1": "::1", "::1": "127.0.0.1" };

async function bindTwin(port, host) {
  const twin = loopbackTwins[host];
  if (twin === undefined) return;
  await bindOnce(port, twin).catch((error) => {
    // A machine without this family has no such program either.
    if (error.code === "EADDRINUSE") throw error;
  });
}

/**
 * @param {{ port: number, host: string, variable: string, what: string }} wanted
 * @throws {LaunchFault} naming the port and the variable that moves it
 */
export async function requireFreePort({ port, host, variable, what }) {
  try {
    await bindOnce(port, host);
    await bindTwin(port, host);
  } catch (error) {
    const reason = error.code === "EADDRINUSE" ? "is taken by another program" : `cannot be used (${error.code})`;
    throw new LaunchFault(
      `Port ${port}, wanted for ${what}, ${reason}.\nStop that program, or choose another port: ${variable}=${port + 10}`,
      { cause: error },
    );
  }
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
