import "server-only";

/** The life of the process, as its listener (`server/http/serve.mjs`) leads it; absent under the development server. */
interface ProcessLife {
  isStopping: boolean;
  /** Run when the last request is done. */
  closers: (() => Promise<void>)[];
}

const place = Symbol.for("console.life");
const everywhere: typeof globalThis & { [place]?: ProcessLife } = globalThis;

export function isStopping(): boolean {
  return everywhere[place]?.isStopping ?? false;
}

export function closeAtEnd(close: () => Promise<void>): void {
  everywhere[place]?.closers.push(close);
}
