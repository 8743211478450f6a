export interface EarlyClickSettings {
  /** The event by which the list says that it listens for itself. */
  alive: string;
  /** The event by which the page says that its scripts will not come. */
  dead: string;
  /** A selector: the link of a row, which names the row's id. */
  rowLink: string;
  closeText: string;
  classes: Readonly<
    Record<
      "split" | "place" | "panel" | "head" | "title" | "body" | "list" | "name" | "value" | "close" | "waiting",
      string
    >
  >;
}

/**
 * What is clicked in a list before its scripts are there is not lost: it is kept, and takes place once they are.
 * A row shows at once what its own cells say, where its preview will be. The page itself stays as React is about to
 * find it: only attributes of it change, and the panel lies over it.
 *
 * Its text is sent inside the page, so it may use nothing from outside of it.
 */
export function keepEarlyClicks({ alive, dead, rowLink, closeText, classes }: EarlyClickSettings): void {
  const ends = new AbortController();
  let kept: { target: Element; detail: number } | undefined;
  let panel: HTMLElement | undefined;
  let isDead = false;
  let restore = (): void => undefined;
  let unpaint = (): void => undefined;

  function make(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
    const element = document.createElement(tag);
    element.className = className;
    element.append(...children);
    return element;
  }

  /** Adds what the element has not yet. @returns what takes it away again */
  function addClasses(element: Element, names: string): () => void {
    const added = names.split(" ").filter((name) => !element.classList.contains(name));
    element.classList.add(...added);
    return () => element.classList.remove(...added);
  }

  function factsOf(row: HTMLTableRowElement): HTMLElement {
    const headings = row.closest("table")?.querySelectorAll("thead th") ?? [];
    const facts = [...row.cells].map((cell, index) => {
      // An id is a link in its row, and would be one to the page that is here already.
      const content = cell.querySelector(rowLink) ? [cell.textContent] : [...cell.cloneNode(true).childNodes];
      const name = headings[index]?.textContent ?? "";
      return make("div", "min-w-0", make("dt", classes.name, name), make("dd", classes.value, ...content));
    });
    return make("dl", classes.list, ...facts);
  }

  function closeButton(): HTMLElement {
    const button = make("button", classes.close, "✕");
    button.setAttribute("type", "button");
    button.setAttribute("aria-label", closeText);
    button.title = closeText;
    button.addEventListener("click", close);
    return button;
  }

  function panelOf(row: HTMLTableRowElement, split: HTMLElement, link: Element): HTMLElement {
    const title = make("h2", classes.title, `${split.dataset.earlyTitle} ${link.textContent}`);
    title.id = "early-panel-title";
    const waiting = [1, 2, 3, 4].map(() => make("div", classes.waiting));
    const head = make("header", classes.head, title, closeButton());
    const aside = make("aside", classes.panel, head, make("section", classes.body, factsOf(row), ...waiting));
    aside.setAttribute("aria-labelledby", title.id);
    return aside;
  }

  function show(row: HTMLTableRowElement, split: HTMLElement, link: HTMLElement): void {
    const { left, top, width, height } = split.getBoundingClientRect();
    const place = make("div", `${classes.place} ${classes.split}`, panelOf(row, split, link));
    // The line that the person has drawn between rows and preview.
    place.style.cssText = split.style.cssText;
    Object.assign(place.style, {
      left: `${left + window.scrollX}px`,
      top: `${top + window.scrollY}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    link.focus({ preventScroll: true });
    const joinColumns = addClasses(split, classes.split);
    row.setAttribute("aria-current", "true");
    row.style.backgroundColor = "var(--selected)";
    document.body.append(place);
    panel = place;
    unpaint = () => {
      row.style.backgroundColor = "";
    };
    restore = () => {
      joinColumns();
      row.removeAttribute("aria-current");
      unpaint();
    };
  }

  function forget(): void {
    restore();
    restore = () => undefined;
    panel?.remove();
    panel = undefined;
    kept = undefined;
  }

  function close(): void {
    const link = kept?.target.querySelector<HTMLElement>(rowLink);
    forget();
    link?.focus({ preventScroll: true });
  }

  /** A click into a row that opens it: not on a link of its own, nor at the end of marking text. */
  function rowOf(target: Element): HTMLTableRowElement | undefined {
    const row = target.closest<HTMLTableRowElement>(`tbody tr:has(${rowLink})`);
    const link = target.closest("a");
    if (row === null || (link !== null && !link.matches(rowLink))) return undefined;
    return link === null && window.getSelection()?.isCollapsed === false ? undefined : row;
  }

  function keep(target: Element, detail: number): boolean {
    const split = document.querySelector<HTMLElement>("[data-early-title]");
    const row = rowOf(target);
    const link = row?.querySelector<HTMLAnchorElement>(rowLink);
    if (split === null || isDead) {
      if (isDead && link) window.location.assign(link.href);
      return isDead && row !== undefined;
    }
    const wanted = row ?? target.closest("main button, header button");
    if (!wanted) return false;
    forget();
    kept = { target: wanted, detail };
    // The open row has its preview already.
    if (row && link && !row.hasAttribute("aria-current")) show(row, split, link);
    return true;
  }

  function onClick(event: MouseEvent): void {
    const { target, button, detail, ctrlKey, metaKey, shiftKey, altKey } = event;
    // A box is ticked by the browser itself, and asked once the list listens.
    if (!(target instanceof Element) || panel?.contains(target) || target.closest("label")) return;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !keep(target, detail)) return;
    event.preventDefault();
    // React would stop everything else to take hold of this part of the page, before the click shows anything.
    event.stopImmediatePropagation();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== "Escape" || panel === undefined) return;
    event.stopImmediatePropagation();
    close();
  }

  /** Rows that came late, or that React draws once more, stand in other elements than those that were clicked. */
  function placeNow(target: Element | undefined): Element | null | undefined {
    if (target === undefined || target.isConnected) return target;
    const id = target.querySelector<HTMLElement>(rowLink)?.dataset.rowLink;
    const links = [...document.querySelectorAll<HTMLElement>(rowLink)];
    return links.find(({ dataset }) => dataset.rowLink === id)?.closest("tr");
  }

  function onAlive(): void {
    ends.abort();
    if (kept === undefined) return;
    const { target, detail } = kept;
    if (panel?.contains(document.activeElement)) target.querySelector<HTMLElement>(rowLink)?.focus();
    const now = placeNow(target);
    // Once the row is marked again its preview is drawn.
    if (panel !== undefined) target.removeAttribute("aria-current");
    const before = window.location.href;
    now?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
    const after = window.location.href;
    if (now && panel && after !== before) untilMarked(now, after);
    else forget();
  }

  /** The preview is drawn in parts: until then the page looks as it does, which also spares laying it out twice. */
  function untilMarked(row: Element, address: string): void {
    const isMarked = row.hasAttribute("aria-current");
    const isAwaited = row.isConnected && window.location.href === address;
    if (!isMarked && isAwaited) {
      requestAnimationFrame(() => untilMarked(row, address));
      return;
    }
    // The columns are React's by then.
    if (isMarked) restore = unpaint;
    forget();
  }

  function onDead(): void {
    isDead = true;
    const link = kept?.target.querySelector<HTMLAnchorElement>(rowLink);
    if (link) window.location.assign(link.href);
  }

  const { signal } = ends;
  document.addEventListener("click", onClick, { capture: true, signal });
  document.addEventListener("keydown", onKey, { capture: true, signal });
  document.addEventListener(alive, onAlive, { signal });
  document.addEventListener(dead, onDead, { signal });
}
