import "server-only";
import { EventEmitter } from "node:events";
import { afterSockets } from "../after-sockets";

/** Ends with the caller's own signal or after a time, and knows which of them it was. */
export interface Deadline {
  /** What undici listens to; making an AbortSignal costs a call more than all of its own work here. */
  signal: EventEmitter;
  isOver: () => boolean;
  /** Lets go of the caller's signal; call it when the work is done. */
  release: () => void;
}

/** @param caller aborts when the browser has left (P21) */
export function startDeadline(milliseconds: number, caller?: AbortSignal): Deadline {
  const signal = new EventEmitter();
  let isOver = false;
  let isReleased = false;
  const end = (): void => {
    if (isReleased) return;
    isOver = true;
    signal.emit("abort");
  };
  const timer = setTimeout(() => afterSockets(end), milliseconds);
  const leave = (): void => {
    signal.emit("abort");
  };
  caller?.addEventListener("abort", leave, { once: true });
  const release = (): void => {
    isReleased = true;
    clearTimeout(timer);
    caller?.removeEventListener("abort", leave);
  };
  return { signal, isOver: () => isOver, release };
}
