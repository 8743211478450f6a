import type { MapColours } from "./map-style";

/** By what of the page's colours a map is drawn. */
const tokens = {
  land: "var(--surface)",
  abroad: "var(--sunken)",
  border: "var(--line-strong)",
  countyBorder: "var(--line)",
  label: "var(--ink-muted)",
} as const satisfies Record<keyof MapColours, string>;

/** The colours that hold inside an element now: a canvas supports neither custom properties nor light and dark. */
export function mapColoursIn(element: HTMLElement): MapColours {
  const probe = document.createElement("span");
  element.append(probe);
  const computed = (token: string): string => {
    probe.style.color = token;
    return getComputedStyle(probe).color;
  };
  const colours = {
    land: computed(tokens.land),
    abroad: computed(tokens.abroad),
    border: computed(tokens.border),
    countyBorder: computed(tokens.countyBorder),
    label: computed(tokens.label),
  };
  probe.remove();
  return colours;
}
