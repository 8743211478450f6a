import type { ListState } from "@/lib/list/url/list-state";
import type { ListForms } from "./list-form";

/** What the panel shows; undefined while it is closed. A mode that the page has no form for is none. */
export function panelOf<Detail>({ mode, open }: ListState, forms: ListForms<Detail>) {
  if (mode === "new" && forms.new) return "new";
  if (mode === "import" && forms.import) return "import";
  if (open === undefined) return undefined;
  return mode === "edit" && forms.edit ? "edit" : "preview";
}

/** How much of the page the panel has: none of it, a part beside the rows, or the whole. */
export function widthOf<Detail>(
  panel: ReturnType<typeof panelOf>,
  view: ListState["view"],
  forms: ListForms<Detail>,
): "none" | "split" | "whole" {
  if (panel === undefined) return "none";
  const isWideForm = panel !== "preview" && forms.isWide === true;
  return isWideForm || view === "wide" ? "whole" : "split";
}

/** Whether the form that the panel shows before, if any, is the same one after, with what was entered. */
export function keepsForm(before: ListState, after: ListState): boolean {
  if (before.mode === undefined) return true;
  return before.mode === after.mode && (before.mode !== "edit" || before.open === after.open);
}
