import { followedLink } from "@/components/ui/followed-link";
import { isWorkHeld, isWorkLostAt, leaveWork, takeUpWork } from "./unsaved-work";

/** The step of the browser's history that the form stands on. */
let place: { address: URL; state: unknown } | undefined;

/** Where something was entered last. */
let entered: Element | null = null;

/** To be told after each render of a form: once a step has been taken, the browser no longer knows where it was. */
export function markPlace(): void {
  place = { address: new URL(window.location.href), state: window.history.state };
}

/**
 * Asks before Back and Forward. The browser tells its listeners of such a step in the order in which they came, and the
 * router and the lists must not hear of one that is not taken: so this one comes before theirs, once for the tab.
 */
export function watchHistory(): void {
  window.addEventListener("popstate", onHistoryStep);
}

/** Asks before each other navigation of the browser out of a form. @returns what ends it. */
export function watchLeaving(): () => void {
  const ends = new AbortController();
  entered = document.activeElement;
  // On the window, on the way down: the router and the page hear of no click that is not followed.
  const early = { capture: true, signal: ends.signal };
  window.addEventListener("click", onClick, early);
  window.addEventListener("pointerdown", takeUpWork, early);
  window.addEventListener("keydown", takeUpWork, early);
  window.addEventListener("beforeunload", onUnload, early);
  window.addEventListener("input", onInput, early);
  return () => ends.abort();
}

function leadsOut(address: URL): boolean {
  if (address.origin !== window.location.origin) return isWorkHeld();
  const isSamePage = place?.address.pathname === address.pathname && place.address.search === address.search;
  return !isSamePage && isWorkLostAt(address);
}

/**
 * Back and Forward cannot be held up, only undone. The form's address is put on top of the one that was asked for, at
 * once and not by a step forward: that would come later, and what is drawn meanwhile would be drawn without the form.
 */
function onHistoryStep(event: PopStateEvent): void {
  if (place === undefined || !leadsOut(new URL(window.location.href))) return;
  event.stopImmediatePropagation();
  window.history.pushState(place.state, "", place.address);
  leaveWork(() => window.history.back());
}

function onClick(event: MouseEvent): void {
  const link = followedLink(event);
  if (link === undefined || !leadsOut(new URL(link.href))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  leaveWork(() => link.click());
}

/** Reload, another address, closing the tab: the browser asks in its own words. */
function onUnload(event: BeforeUnloadEvent): void {
  if (isWorkHeld()) event.preventDefault();
}

function onInput({ target }: Event): void {
  if (target instanceof Element) entered = target;
}

/** The focus to where something was entered last. */
export function goBackToWork(): void {
  if (entered instanceof HTMLElement && entered.isConnected) entered.focus();
}
