import "server-only";
import { processSingleton } from "./process-singleton";

/** The life of the process, as its listener (`server/http/serve.mjs`) leads it. */
export interface ProcessLife {
  isStopping: boolean;
  /** How long it still listens, and is not ready, after it was told to end. */
  shutdownDelayMs: number;
  /** Work that outlives its request; the process waits for it before it ends. */
  running: Set<Promise<unknown>>;
  /** Run when the last request is done. */
  closers: (() => Promise<void>)[];
}

/** Made by the listener; the development server has none, so there nothing waits for it. */
const life = () =>
  processSingleton(
    "life",
    (): ProcessLife => ({ isStopping: false, shutdownDelayMs: 0, running: new Set(), closers: [] }),
  );

export function isStopping(): boolean {
  return life().isStopping;
}

/** The process waits for this work before it ends, even if its request is gone. @returns the same promise */
export function trackUntilDone<T>(work: Promise<T>): Promise<T> {
  const { running } = life();
  running.add(work);
  const forget = (): void => void running.delete(work);
  work.then(forget, forget);
  return work;
}

export function delayShutdown(seconds: number): void {
  life().shutdownDelayMs = seconds * 1000;
}

export function closeAtEnd(close: () => Promise<void>): void {
  life().closers.push(close);
}
