export interface PartPressSettings {
  /** The attribute that names a part of the page. */
  name: string;
  /** The event by which a part says that it listens for itself. */
  alive: string;
}

/**
 * A part of a preview stands in the page's first HTML, and its code may come long after the list's. A button of it that is
 * pressed before is not lost: the press takes place once the part is there, in the elements that are there by then. Who has
 * done something else meanwhile has given it up.
 *
 * Its text is sent inside the page, so it may use nothing from outside of it.
 */
export function keepPartPresses({ name, alive }: PartPressSettings): void {
  const listening = new WeakSet<Element>();
  let kept: { part: string | null; text: string; at: string } | undefined;

  function onClick(event: MouseEvent): void {
    kept = undefined;
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const part = button?.closest(`[${name}]`);
    if (!button || !part || listening.has(part)) return;
    kept = { part: part.getAttribute(name), text: button.textContent, at: window.location.href };
    // React would take the click and do nothing.
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function onAlive({ target }: Event): void {
    if (!(target instanceof Element)) return;
    listening.add(target);
    const last = kept;
    if (last === undefined || target.getAttribute(name) !== last.part) return;
    kept = undefined;
    if (window.location.href !== last.at) return;
    [...target.querySelectorAll("button")].find(({ textContent }) => textContent === last.text)?.click();
  }

  document.addEventListener("click", onClick, true);
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") kept = undefined;
  });
  document.addEventListener(alive, onAlive);
}
