/** Whether something happened to a toast: for what lies below it, that is not outside. */
export function isOnToast({ target }: Event): boolean {
  return target instanceof Element && target.closest("[data-sonner-toaster]") !== null;
}
