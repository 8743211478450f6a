import "server-only";

/** A signal that ends with the caller's own or after a time, and knows which of them it was. */
export interface Deadline {
  signal: AbortSignal;
  isOver: () => boolean;
  /** Lets go of the caller's signal; call it when the work is done. */
  release: () => void;
}

/** @param caller aborts when the browser has left (P21) */
export function startDeadline(milliseconds: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    controller.abort();
  }, milliseconds);
  const leave = (): void => controller.abort();
  if (caller?.aborted) leave();
  else caller?.addEventListener("abort", leave, { once: true });
  const release = (): void => {
    clearTimeout(timer);
    caller?.removeEventListener("abort", leave);
  };
  return { signal: controller.signal, isOver: () => isOver, release };
}
