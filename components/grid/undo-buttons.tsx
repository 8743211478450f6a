"use client";

import Redo2 from "lucide-react/icons/redo-2";
import Undo2 from "lucide-react/icons/undo-2";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/icon-button";
import type { EditorState } from "@/lib/grid/editing/grid-editor";
import type { GridWork } from "./grid-work";

interface UndoButtonsProps {
  state: Pick<EditorState<never>, "canUndo" | "canRedo">;
  work: Pick<GridWork<never, never>, "undo" | "redo">;
}

export function UndoButtons({ state: { canUndo, canRedo }, work }: UndoButtonsProps) {
  const t = useTranslations("grid");
  return (
    <>
      <IconButton size="small" label={t("undo")} disabled={!canUndo} onClick={work.undo}>
        <Undo2 size={16} aria-hidden />
      </IconButton>
      <IconButton size="small" label={t("redo")} disabled={!canRedo} onClick={work.redo}>
        <Redo2 size={16} aria-hidden />
      </IconButton>
    </>
  );
}
