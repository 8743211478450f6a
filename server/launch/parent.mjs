const lookEveryMs = 500;

/**
 * Acts once the process that started this one has ended, where that was a launcher of ours or npm. A launcher that is
 * killed can tell nobody, and may be gone before this is asked; npm hands a stop signal to the shell that it put between
 * us, which ends and leaves us running. Started by hand a program may outlive its terminal.
 *
 * @param {() => unknown} act
 */
export function onceParentEnds(act) {
  const parent = process.ppid;
  const { LAUNCHED_BY, npm_lifecycle_event } = process.env;
  if (LAUNCHED_BY === undefined && npm_lifecycle_event === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === parent && (LAUNCHED_BY === undefined || isRunning(Number(LAUNCHED_BY)))) return;
    clearInterval(timer);
    act();
  }, lookEveryMs).unref();
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's.
    return Object(error).code === "EPERM";
  }
}
