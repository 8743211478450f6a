/** Whether nobody waits for an answer any more. @param {import("node:http").ServerResponse} response */
export function isClosed(response) {
  return response.destroyed || response.req.socket.destroyed;
}

/**
 * Acts once an answer is sent or nobody waits for it any more. Of requests that came together on one connection only the
 * first has its socket, and Node tells no other response that this one has closed.
 *
 * @param {import("node:http").ServerResponse} response
 * @param {() => void} act
 * @returns {() => void} forgets it
 */
export function onceClosed(response, act) {
  const { socket } = response.req;
  let isOver = false;
  const forget = () => {
    isOver = true;
    response.off("close", once);
    socket.off("close", once);
    clearImmediate(soon);
  };
  const once = () => {
    // The response's end is told in the middle of its socket's, whose other listeners are called all the same.
    if (isOver) return;
    forget();
    act();
  };
  const soon = socket.destroyed ? setImmediate(once) : undefined;
  response.on("close", once);
  socket.on("close", once);
  return forget;
}
