/** What a toast says. */
export interface Told {
  tone: "success" | "error";
  text: string;
  /** What can be done about it while it is shown. */
  action?: ToastAction | undefined;
}

export interface ToastAction {
  label: string;
  run(): void;
}

/** All of this tab so far: the toaster may arrive after the first. */
let told: readonly Told[] = [];
const listeners = new Set<() => void>();

/** What a person did has worked. */
export function notifySuccess(text: string, action?: ToastAction): void {
  tell({ tone: "success", text, action });
}

/** Something failed: at most 600 px wide (1§8). */
export function notifyError(text: string): void {
  tell({ tone: "error", text });
}

/** For the toaster. */
export function toldSoFar(): readonly Told[] {
  return told;
}

/** For the toaster. @returns what ends it. */
export function onTold(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(one: Told): void {
  told = [...told, one];
  for (const listener of listeners) listener();
}
