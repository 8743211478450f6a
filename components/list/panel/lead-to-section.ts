import type { MouseEvent } from "react";

/** Leads to a section of the panel in which a button was pressed: to its heading, which says where one is. */
export function leadToSection(section: string, { currentTarget }: MouseEvent<HTMLElement>): void {
  const panel = currentTarget.closest("aside");
  const heading = panel?.querySelector<HTMLElement>(`[data-section="${section}"] h3`);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}
