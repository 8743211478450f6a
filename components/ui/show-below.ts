/** In CSS pixels: between a note and its button, and between a note and the edge of the window. */
const gap = 6;
const edge = 8;

export interface Box {
  left: number;
  top: number;
  bottom: number;
}

/** Where a note of this size stands: below its button, above it where there is no room below, and whole within the window. */
export function placeOfNote(
  button: Box,
  note: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const below = button.bottom + gap;
  const isBelow = below + note.height <= screen.height - edge;
  return {
    left: Math.max(edge, Math.min(button.left, screen.width - edge - note.width)),
    top: isBelow ? below : Math.max(edge, button.top - gap - note.height),
  };
}

/** Opens a note of its button, a `popover`, beside it. What scrolls takes the button away from it, so it is closed then. */
export function showBelow(note: HTMLElement | null, button: HTMLElement): void {
  // A browser before popovers, and jsdom, have its text as a tooltip.
  if (note === null || !("showPopover" in note) || note.matches(":popover-open")) return;
  note.showPopover();
  const { left, top } = placeOfNote(button.getBoundingClientRect(), note.getBoundingClientRect(), {
    width: window.innerWidth,
    height: window.innerHeight,
  });
  note.style.left = `${left}px`;
  note.style.top = `${top}px`;
  const close = () => note.isConnected && note.hidePopover();
  window.addEventListener("scroll", close, { capture: true, once: true });
}
