/**
 * `processSingleton("callers")` of `server/security/callers.ts`: listener, middleware and handlers go by one rule.
 * @returns {import("../security/callers").Callers}
 */
const callers = () => Reflect.get(globalThis, Symbol.for("console.callers"));

/**
 * Who asks, as far as a request says it.
 *
 * @typedef {object} Caller
 * @property {string} network for counting alone
 * @property {string | undefined} session the key of the session that is shown, whether or not there is one
 * @property {boolean} isKnownLiving whether that session was lately found living by this process
 * @property {() => string} account whose that session is, where it was lately found living; else the session itself
 * @property {() => Promise<boolean>} isLiving asks the store; rejects where the store does not say
 * @property {() => { network: string, session: string | undefined }} marks of both, for the log
 */

/**
 * @param {import("node:http").IncomingMessage} request whose X-Forwarded-For ends with the address of its socket
 * @returns {Caller}
 */
export function callerOf({ headers }) {
  const { networkFrom, markOf, sessionShown, knownAccount, isLiving } = callers();
  const network = networkFrom(String(headers["x-forwarded-for"] ?? ""));
  const session = sessionShown(headers.cookie);
  const account = () => session && knownAccount(session);
  return {
    network,
    session,
    isKnownLiving: account() !== undefined,
    account: () => account() ?? session ?? "nobody",
    isLiving: () => isLiving(headers.cookie),
    marks: () => ({ network: markOf("network", network), session: session && markOf("session", session) }),
  };
}

/**
 * Who is at the other end of a socket, where no request says more.
 *
 * @typedef {object} Peer
 * @property {string} network
 * @property {boolean} isProxy one that the operator trusts
 * @property {() => { network: string }} marks for the log
 *
 * @param {Pick<import("node:net").Socket, "remoteAddress">} socket
 * @returns {Peer}
 */
export function peerOf({ remoteAddress }) {
  const { networkFrom, markOf, isProxy } = callers();
  const network = networkFrom(remoteAddress);
  return { network, isProxy: isProxy(remoteAddress), marks: () => ({ network: markOf("network", network) }) };
}
