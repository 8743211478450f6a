import { descriptionClasses } from "@/components/record/description-list";
import { hydrated, scriptsAreMissing } from "@/components/shell/early/page-events";
import { buttonVariants } from "@/components/ui/button";
import { panelClasses, splitColumns } from "../panel/panel-classes";
import { rowLinkSelector } from "../table/row-link";
import type { EarlyClickSettings } from "./keep-early-clicks";

/** The provisional panel in the look of the one that follows it. @param closeText is read aloud on its button */
export function earlyClickSettings(closeText: string): EarlyClickSettings {
  return {
    alive: hydrated.list,
    dead: scriptsAreMissing,
    rowLink: rowLinkSelector,
    closeText,
    classes: {
      ...panelClasses,
      ...descriptionClasses,
      split: splitColumns,
      panel: `${panelClasses.panel} pointer-events-auto lg:col-start-3`,
      place: "print-hidden pointer-events-none absolute z-20 grid",
      close: buttonVariants({ variant: "quiet", size: "small", shape: "square" }),
      waiting: "mt-6 h-4 rounded-md bg-sunken",
    },
  };
}
