/** What a toast says. */
export interface Toast {
  tone: "success" | "error";
  /** Where it is none: a part of the page could not be fetched, which the toaster says in its words. */
  text: string | undefined;
  /** What can be done about it while it is shown. */
  action?: ToastAction | undefined;
}

export interface ToastAction {
  label: string;
  run(): void;
}

/** What a page begins with, on the server too. */
export const noToasts: readonly Toast[] = [];
/** All of this tab so far: the toaster may arrive after the first. */
let toasts = noToasts;
const listeners = new Set<() => void>();

/** What a person did has worked. */
export function notifySuccess(text: string, action?: ToastAction): void {
  show({ tone: "success", text, action });
}

/** Something failed: at most 600 px wide (1§8). */
export function notifyError(text: string): void {
  show({ tone: "error", text });
}

/** What was to be opened could not be fetched. */
export function notifyNotLoaded(): void {
  show({ tone: "error", text: undefined });
}

/** For the toaster. */
export function toastsSoFar(): readonly Toast[] {
  return toasts;
}

/** For the toaster. @returns what ends it. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function show(one: Toast): void {
  toasts = [...toasts, one];
  for (const listener of listeners) listener();
}
