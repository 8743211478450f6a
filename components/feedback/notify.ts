import { toast } from "sonner";

/** 1§9. The same text within a second is one toast: several calls often fail for one reason. */
export const toastDurationMs = 4000;

/** What a person did has worked. */
export function notifySuccess(text: string): void {
  toast.success(text, { id: text, duration: toastDurationMs });
}

export function notifyInfo(text: string): void {
  toast.info(text, { id: text, duration: toastDurationMs });
}

/** Something failed: at most 600 px wide (1§8). */
export function notifyError(text: string): void {
  toast.error(text, {
    id: text,
    duration: toastDurationMs,
    className: "toast-error",
  });
}
