/** For what comes in place of a button that was pressed: with the button the focus is gone. */
export function focusIfLost(place: HTMLElement | null): void {
  if (document.activeElement === document.body) place?.focus();
}
