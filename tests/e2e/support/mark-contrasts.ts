import type { Page } from "@playwright/test";

/** Looks whose contrast has been measured, whatever the page of the browser showed then. */
const measured = new WeakMap<Page, Set<string>>();

/**
 * Marks each text whose contrast is not yet known: no text before it, here or on what the page showed before, has the
 * same colour, size and weight on the same grounds. Measuring contrasts takes axe longer than all its other rules.
 * @param part a selector of what alone is looked at
 * @returns a selector of the texts that are marked; undefined where none is
 */
export async function markContrasts(page: Page, part: string): Promise<string | undefined> {
  const known = measured.get(page) ?? new Set();
  measured.set(page, known);
  const looks = await page.evaluate(markUnknown, { known: [...known], part });
  for (const look of looks) known.add(look);
  return looks.length === 0 ? undefined : "[data-contrast]";
}

/** In the page. @param known looks that are not marked @returns those that are */
function markUnknown({ known, part }: { known: string[]; part: string }): string[] {
  const grounds = new Map<Element, string>();
  /** What lies behind what an element says: its own ground and its ancestors', as each of them is seen. */
  const groundOf = (element: Element): string => {
    const found = grounds.get(element);
    if (found !== undefined) return found;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = getComputedStyle(element);
    const seen = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(" ");
    const isClear = seen === "rgba(0, 0, 0, 0) none 1 none normal" && /^(static|relative)$/.test(position);
    const behind = element.parentElement === null ? "" : groundOf(element.parentElement);
    const ground = isClear ? behind : `${behind}/${position} ${seen}`;
    grounds.set(element, ground);
    return ground;
  };
  const saysSomething = (element: Element): boolean =>
    element.matches("input, select, textarea") ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
  const old = new Set(known);
  const looks = new Set<string>();
  for (const element of document.querySelectorAll(`${part} *`)) {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [color, fontSize, fontWeight, textShadow, groundOf(element)].join("|");
    const isNew = !(old.has(look) || looks.has(look)) && saysSomething(element) && element.checkVisibility();
    element.toggleAttribute("data-contrast", isNew);
    if (isNew) looks.add(look);
  }
  return [...looks];
}
