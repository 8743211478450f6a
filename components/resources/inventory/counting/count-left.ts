const left = "count-left";

/** The screen of a count was left, or what is counted was sent from elsewhere: whoever shows what this device has not sent looks again. */
export function tellCountLeft(): void {
  window.dispatchEvent(new Event(left));
}

export function onCountLeft(listener: () => void, options: AddEventListenerOptions): void {
  window.addEventListener(left, listener, options);
}
