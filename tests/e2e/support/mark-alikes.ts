import type { Page } from "@playwright/test";

/**
 * Marks each row, item or option that differs from one before it only in what it says: the same elements with the same
 * classes, styles and states, and text or none in the same places. What axe says of one of them holds for all.
 * @returns a selector of those that are marked
 */
export async function markAlikes(page: Page): Promise<string> {
  await page.evaluate(() => {
    const says =
      /^(id|for|name|href|src|srcset|alt|title|value|datetime|aria-(label.*|describedby|controls|rowindex)|data-(row|row-link))$/;
    const looks = (node: Node): string => {
      if (!(node instanceof Element)) return node.textContent?.trim() ? "…" : "";
      const attributes = [...node.attributes]
        .filter(({ name }) => name !== "data-alike")
        .map(({ name, value }) => `${name}=${says.test(name) ? value !== "" : value}`);
      return `<${[node.tagName, ...attributes].join(" ")}>${[...node.childNodes].map(looks).join("")}</>`;
    };
    const seen = new Map<Element | null, Set<string>>();
    for (const item of document.querySelectorAll("tr, li, dl > div, [role=row], [role=option]")) {
      const siblings = seen.get(item.parentElement) ?? new Set();
      seen.set(item.parentElement, siblings);
      const look = looks(item);
      item.toggleAttribute("data-alike", siblings.has(look));
      siblings.add(look);
    }
  });
  return "[data-alike]";
}
