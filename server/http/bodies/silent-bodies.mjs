const lookEveryMs = 1_000;
/** Looks, not time: where this process stood still, what came meanwhile is read before the next one. */
const mostSilentLooks = 5;

/**
 * Acts where a body brings nothing for some seconds, so that what is announced and never sent takes no room from others.
 * While what has come waits here to be read, nobody can send more.
 *
 * @param {import("node:http").IncomingMessage} request
 * @param {() => void} act
 * @returns {() => void} forgets it
 */
export function onSilentBody(request, act) {
  const { socket } = request;
  let seen = socket.bytesRead;
  let silentLooks = 0;
  const forget = () => clearInterval(timer);
  const timer = setInterval(() => {
    if (request.complete) return forget();
    const isAwaited = request.readableLength < request.readableHighWaterMark;
    silentLooks = isAwaited && socket.bytesRead === seen ? silentLooks + 1 : 0;
    seen = socket.bytesRead;
    if (silentLooks < mostSilentLooks) return;
    forget();
    act();
  }, lookEveryMs);
  return forget;
}
