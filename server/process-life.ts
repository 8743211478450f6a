import "server-only";

/** The life of the process, as its listener (`server/http/serve.mjs`) leads it; absent under the development server. */
interface ProcessLife {
  isStopping: boolean;
  /** What goes on after its request is gone, and is waited for. */
  running: Set<Promise<unknown>>;
  /** Run when the last request is done. */
  closers: (() => Promise<void>)[];
}

const place = Symbol.for("console.life");
const everywhere: typeof globalThis & { [place]?: ProcessLife } = globalThis;

export function isStopping(): boolean {
  return everywhere[place]?.isStopping ?? false;
}

/** The process does not end in the middle of it, though its request may be gone. @returns it */
export function seeThrough<T>(work: Promise<T>): Promise<T> {
  const running = everywhere[place]?.running;
  running?.add(work);
  const forget = (): void => void running?.delete(work);
  work.then(forget, forget);
  return work;
}

export function closeAtEnd(close: () => Promise<void>): void {
  everywhere[place]?.closers.push(close);
}
