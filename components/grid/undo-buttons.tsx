"use client";

import Redo2 from "lucide-react/icons/redo-2";
import Undo2 from "lucide-react/icons/undo-2";
import { useTranslations } from "next-intl";
import { hasLeft } from "@/components/form/has-left";
import { IconButton } from "@/components/ui/icon-button";
import type { EditorState } from "@/lib/grid/editing/editor-state";
import type { GridWork } from "./grid-work";

interface UndoButtonsProps {
  state: Pick<EditorState<never>, "canUndo" | "canRedo">;
  work: Pick<GridWork<never, never>, "undo" | "redo" | "leave">;
}

/** Where somebody is at work on a row though the focus is not in the grid. */
export const rowKept = "[data-keeps-row]";

/** A button that has nothing left to do keeps the focus: it would be nowhere, and the keys of undo with it. */
export function UndoButtons({ state: { canUndo, canRedo }, work }: UndoButtonsProps) {
  const t = useTranslations("grid");
  return (
    // The row that is worked on is left with them alone: its cells are taken back one by one.
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears that the focus leaves the buttons.
    <span data-keeps-row className="inline-flex shrink-0 gap-2" onBlur={(event) => hasLeft(event) && work.leave()}>
      <IconButton size="small" label={t("undo")} aria-disabled={!canUndo} onClick={() => canUndo && work.undo()}>
        <Undo2 size={16} aria-hidden />
      </IconButton>
      <IconButton size="small" label={t("redo")} aria-disabled={!canRedo} onClick={() => canRedo && work.redo()}>
        <Redo2 size={16} aria-hidden />
      </IconButton>
    </span>
  );
}
