/** Whether an event was on a toast: such an event is not outside of the dialog below it. */
export function isOnToast({ target }: Event): boolean {
  return target instanceof Element && target.closest("[data-sonner-toaster], [data-toasts]") !== null;
}
