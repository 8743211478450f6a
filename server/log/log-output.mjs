import { write, writeSync } from "node:fs";

const standardError = 2;
/** Of what cannot be written so much is kept, in characters. What comes beyond it is lost. */
const mostKept = 1_000_000;
const tryAgainMs = 100;
/** A reader that is only slow is waited for less, or a pipe would carry too little. */
const slowMs = 10;
/** At the end of the process so often, for a reader that is slow: half a second. */
const lastTries = 10;
const pauseMs = 50;

/**
 * Standard output for the log. A full disk or a reader that has gone must not end the process whose log it is, nor hold it
 * up (O4): what cannot be written is kept for a while and tried again, and the end does not wait for it.
 *
 * @returns {{ write: (line: string) => void, flush: (done: () => void) => void }} a destination for pino: it is flushed once
 *   all lines are out, or it is told that they cannot be for now
 */
export function logOutput() {
  // Node makes a pipe one that never waits once it is asked for it by this name. A write that waited for a reader who takes
  // nothing would hold a thread, and with it the end of the process.
  const { fd: standardOutput } = process.stdout;
  /** @type {string[]} */
  let kept = [];
  let length = 0;
  let isBusy = false;
  let isLost = false;
  /** What waits for its next try. @type {Buffer} */
  let unsent = Buffer.alloc(0);
  /** @type {(() => void)[]} */
  const flushing = [];

  function tellFlushed() {
    for (const done of flushing.splice(0)) done();
  }

  function take() {
    const bytes = Buffer.from(kept.join(""));
    kept = [];
    length = 0;
    return bytes;
  }

  /** @param {Buffer} bytes */
  function send(bytes) {
    isBusy = true;
    write(standardOutput, bytes, (error, written = 0) => {
      const rest = bytes.subarray(written);
      if (error) return again(rest, error);
      isLost = false;
      if (rest.length > 0) send(rest);
      else if (kept.length > 0) send(take());
      else {
        isBusy = false;
        tellFlushed();
      }
    });
  }

  /** @param {Buffer} bytes @param {NodeJS.ErrnoException} error */
  function again(bytes, error) {
    const { code } = error;
    const isSlow = code === "EAGAIN";
    // By itself, for what Node prints would fail in the same way.
    if (!isSlow && !isLost) write(standardError, `The log cannot be written: ${code}\n`, tellFlushed);
    else tellFlushed();
    isLost = !isSlow;
    unsent = bytes;
    const later = () => {
      unsent = Buffer.alloc(0);
      send(bytes);
    };
    setTimeout(later, isSlow ? slowMs : tryAgainMs).unref();
  }

  process.on("exit", () => writeLast(standardOutput, Buffer.concat([unsent, take()])));

  return {
    write(line) {
      if (length + line.length > mostKept) return;
      kept.push(line);
      length += line.length;
      if (!isBusy) send(take());
    },
    flush(done) {
      if (isBusy && unsent.length === 0) flushing.push(done);
      else done();
    },
  };
}

/**
 * What a write that is under way takes along is not among it: Node lets it finish.
 * @param {number} output
 * @param {Buffer} bytes
 */
function writeLast(output, bytes) {
  let rest = bytes;
  for (let tries = 0; rest.length > 0 && tries < lastTries; tries += 1)
    try {
      rest = rest.subarray(writeSync(output, rest));
    } catch (error) {
      if (Object(error).code !== "EAGAIN") return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
    }
}
