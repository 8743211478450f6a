import type { Page } from "@playwright/test";

/** Looks whose contrast axe has judged in this worker: a look holds all that a contrast is made of, on whatever page. */
const judged = new Set<string>();

/**
 * Faults of contrast, as the HTML of where. A text is measured where axe has judged no other of the same colour, size and
 * weight on the same grounds, here or on a page before: to measure takes axe longer than all its other rules.
 * @param part a selector of what alone is looked at
 * @throws where there is no such part
 */
export async function contrastFaults(page: Page, part: string): Promise<string[]> {
  const { looks, faults } = await page.evaluate(measureContrasts, { known: [...judged], part });
  for (const look of looks) judged.add(look);
  return faults;
}

/** In the page. @param known looks that have been judged @returns those that are now, and the HTML of what is at fault */
async function measureContrasts({ known, part }: { known: string[]; part: string }) {
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
  /** Axe judges no single letter. */
  const saysSomething = (element: Element): boolean =>
    element.matches("input:not([type=checkbox], [type=radio], [type=range]), select, textarea") ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim().length > 1);
  /** Nor what is disabled, or there for screen readers alone. */
  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(":disabled, :disabled *"))
      return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(element).clipPath === "none";
  };
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return [color, fontSize, fontWeight, textShadow, groundOf(element)].join("|");
  };

  const texts = [...document.querySelectorAll(`:is(${part}), :is(${part}) *`)].filter(
    (element) => saysSomething(element) && isSeen(element),
  );
  if (document.querySelector(part) === null) throw new Error(`There is no ${part}.`);
  const old = new Set(known);
  const unjudged = new Map<string, Element[]>();
  for (const element of texts) {
    const look = lookOf(element);
    if (!old.has(look)) unjudged.set(look, [...(unjudged.get(look) ?? []), element]);
  }

  const mark = "data-measured";
  const looks = new Set<string>();
  const faults: string[] = [];
  const tried = new Set<Element>();
  window.axe.configure({ rules: [{ id: "color-contrast", selector: `[${mark}]` }] });
  // Two of each look at first; axe judges nothing that is covered: then all the others.
  for (const most of [2, texts.length]) {
    const left = [...unjudged].flatMap(([look, elements]) => (looks.has(look) ? [] : elements.slice(0, most)));
    const measured = left.filter((element) => !tried.has(element));
    if (measured.length === 0) break;
    for (const element of measured) tried.add(element);
    for (const element of measured) element.setAttribute(mark, "");
    const results = await window.axe.run(
      { include: [part] },
      { runOnly: ["color-contrast"], resultTypes: ["violations", "passes"], elementRef: true, iframes: false },
    );
    for (const element of measured) element.removeAttribute(mark);
    for (const { nodes } of [...results.violations, ...results.passes])
      for (const { element } of nodes) if (element !== undefined) looks.add(lookOf(element));
    faults.push(...results.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.replace(` ${mark}=""`, ""))));
  }
  return { looks: [...looks], faults };
}
