import "server-only";

/**
 * Runs a task once what lies in the process's sockets has been read. Timers run before that: after a standstill of the
 * process a time-out would count although the answer has long been there.
 */
export function afterSockets(task: () => void): void {
  setImmediate(() => setImmediate(task));
}
