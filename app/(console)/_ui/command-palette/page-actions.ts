import CornerDownRight from "lucide-react/icons/corner-down-right";
import type { Hit } from "./hits";

/** Buttons of a page that the palette offers, too: those that say so, and what opens one of a list's drawers. */
const offered = 'main :is([data-action], [data-opens]):enabled:not([aria-disabled="true"])';

/** What the open page offers now, by its own buttons: what one of them cannot do now the palette does not offer. */
export function pageActions(): Hit[] {
  const seen = new Set<string>();
  return [...document.querySelectorAll<HTMLElement>(offered)].flatMap((button, index) => {
    const name = (button.getAttribute("aria-label") ?? button.textContent ?? "").trim();
    if (name === "" || seen.has(name) || !button.checkVisibility()) return [];
    seen.add(name);
    return [{ key: `action-${index}`, name, Icon: CornerDownRight, to: { after: () => button.click() } }];
  });
}
