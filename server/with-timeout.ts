import "server-only";
import { afterSockets } from "./after-sockets";

const sliceMs = 20;

/** That something did not come soon. */
export const late = Symbol("late");

/**
 * Waits for work for so long and no longer; the work goes on. The time goes by slices, after each of which what lies in
 * the sockets is read: while this process is busy with other things, that counts little against those who answer it.
 */
export function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T | typeof late> {
  return new Promise((resolve, reject) => {
    let slices = Math.ceil(milliseconds / sliceMs);
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      slices -= 1;
      if (slices < 0) resolve(late);
      else timer = setTimeout(() => afterSockets(wait), sliceMs);
    };
    const stop = (): void => {
      slices = 0;
      clearTimeout(timer);
    };
    work.then(resolve, reject).finally(stop);
    wait();
  });
}
