"use client";

import Maximize from "lucide-react/icons/maximize";
import Redo2 from "lucide-react/icons/redo-2";
import Undo2 from "lucide-react/icons/undo-2";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { ObstacleButton } from "@/components/ui/obstacle-button";
import type { MappingState } from "@/lib/resources/drafts/editing/mapping-editor";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";
import { SelectMenu } from "./select-menu";
import { ShownFacts } from "./shown-facts";
import type { PictureZoom } from "./use-picture-scale";

export type CellView = "picture" | "rows";

interface MappingToolsProps {
  work: MappingWork;
  state: MappingState;
  isSaving: boolean;
  onSave(): void;
  /** Cells were selected. */
  onSelect(): void;
  /** Leads to what goes into the selected cells. */
  onProduct(): void;
  zoom: PictureZoom;
  view: CellView;
  onView(view: CellView): void;
  shownFacts: ComponentProps<typeof ShownFacts>;
  isReadOnly: boolean;
}

/** What is done with the selected cells, and with the picture as a whole. */
export function MappingTools({
  work,
  state,
  zoom,
  view,
  onView,
  shownFacts,
  isReadOnly,
  onSelect,
  onProduct,
  ...saving
}: MappingToolsProps) {
  const t = useTranslations("mapping.tools");
  const { selection } = work;
  const count = useSyncExternalStore(
    selection.subscribe,
    () => selection.keys.size,
    () => 0,
  );
  const none = count === 0 ? t("none") : undefined;
  const odd = none ?? (count % 2 === 0 ? undefined : t("odd"));
  return (
    // On a phone one line that is moved sideways: the picture stays in sight.
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-lg:py-1 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:p-1">
      <Tools>
        <span className="min-w-24 text-sm tabular-nums" role="status">
          {t("selected", { count })}
        </span>
        {!isReadOnly && (
          // In a narrow window the palette stands below the picture.
          <ObstacleButton
            size="small"
            obstacle={none}
            onClick={() => none ?? onProduct()}
            className="max-sm:order-first lg:hidden"
          >
            {t("product")}
          </ObstacleButton>
        )}
        <SelectMenu work={work} onSelect={onSelect} />
        <ObstacleButton size="small" obstacle={none} onClick={() => selection.reset()}>
          {t("reset")}
        </ObstacleButton>
      </Tools>
      {!isReadOnly && (
        <Tools>
          <ObstacleButton size="small" obstacle={none} onClick={() => none ?? work.clear()}>
            {t("clear")}
          </ObstacleButton>
          <ObstacleButton size="small" obstacle={none} onClick={() => none ?? work.toggleFlag()}>
            {t("flag")}
          </ObstacleButton>
          <ObstacleButton size="small" obstacle={none} onClick={() => none ?? work.fillRight()}>
            {t("fill")}
          </ObstacleButton>
          <ObstacleButton size="small" obstacle={odd} onClick={() => odd ?? work.swap()}>
            {t("swap")}
          </ObstacleButton>
        </Tools>
      )}
      <ViewTools zoom={zoom} view={view} onView={onView} shownFacts={shownFacts} />
      {!isReadOnly && (
        <span className="ml-auto inline-flex flex-wrap items-center gap-2 max-sm:order-first max-sm:ml-0 max-sm:flex-nowrap">
          <IconButton
            size="small"
            label={t("undo")}
            aria-disabled={!state.canUndo}
            onClick={() => state.canUndo && work.undo()}
          >
            <Undo2 size={16} aria-hidden />
          </IconButton>
          <IconButton
            size="small"
            label={t("redo")}
            aria-disabled={!state.canRedo}
            onClick={() => state.canRedo && work.redo()}
          >
            <Redo2 size={16} aria-hidden />
          </IconButton>
          <SaveButton state={state} {...saving} />
        </span>
      )}
    </div>
  );
}

/** Cells that somebody else has changed as well are not among those that it saves: it is chosen first what they hold. */
function SaveButton({ state, isSaving, onSave }: Pick<MappingToolsProps, "state" | "isSaving" | "onSave">) {
  const t = useTranslations("mapping.tools");
  const clashing = state.clashes.length;
  const count = state.changed - clashing;
  if (count === 0 && clashing > 0)
    return (
      <ObstacleButton variant="primary" size="small" obstacle={t("clashing", { count: clashing })}>
        {t("save")}
      </ObstacleButton>
    );
  return (
    <Button variant="primary" size="small" aria-disabled={count === 0 || isSaving} onClick={onSave}>
      {count === 0 ? t("save") : t("saveCells", { count })}
    </Button>
  );
}

function Tools({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 max-sm:flex-nowrap max-sm:whitespace-nowrap">
      {children}
    </span>
  );
}

function ViewTools({
  zoom,
  view,
  onView,
  shownFacts,
}: Pick<MappingToolsProps, "zoom" | "view" | "onView" | "shownFacts">) {
  const t = useTranslations("mapping");
  return (
    <Tools>
      <fieldset aria-label={t("views.label")} className="inline-flex gap-1">
        {(["picture", "rows"] as const).map((each) => (
          <Button
            key={each}
            size="small"
            variant={view === each ? "secondary" : "quiet"}
            aria-pressed={view === each}
            onClick={() => onView(each)}
          >
            {t(`views.${each}`)}
          </Button>
        ))}
      </fieldset>
      {view === "picture" && (
        <>
          <IconButton
            size="small"
            label={t("tools.zoomOut")}
            aria-disabled={zoom.zoomOut === undefined}
            onClick={() => zoom.zoomOut?.()}
          >
            <ZoomOut size={16} aria-hidden />
          </IconButton>
          <IconButton
            size="small"
            label={t("tools.zoomIn")}
            aria-disabled={zoom.zoomIn === undefined}
            onClick={() => zoom.zoomIn?.()}
          >
            <ZoomIn size={16} aria-hidden />
          </IconButton>
          <IconButton size="small" label={t("tools.fit")} onClick={zoom.fit}>
            <Maximize size={16} aria-hidden />
          </IconButton>
          <ShownFacts
            shown={shownFacts.shown}
            onShow={shownFacts.onShow}
            storages={shownFacts.storages}
            storageId={shownFacts.storageId}
            onStorage={shownFacts.onStorage}
          />
        </>
      )}
    </Tools>
  );
}
