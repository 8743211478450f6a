"use client";

import { useTranslations } from "next-intl";
import { memo, useRef } from "react";
import { cellKeyAt } from "@/components/resources/drafts/mapping/cell-dom";
import { classNames } from "@/components/ui/class-names";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";
import type { PicturePart } from "@/lib/resources/drafts/editing/picture";
import type { CellFacts } from "./cell-facts";
import { PictureCell } from "./picture-cell";
import "./picture.css";
import { type CellWords, useCellWords } from "./use-cell-words";
import { type SearchByTyping, usePictureKeys } from "./use-picture-keys";
import { usePicturePointer } from "./use-picture-pointer";
import { useWheelZoom } from "./use-wheel-zoom";

interface MachinePictureProps {
  work: MappingWork;
  facts: CellFacts;
  /** Cells tell more than their product. */
  showsFacts: boolean;
  /** Pixels for a millimetre. */
  scale: number;
  onZoom(isLarger: boolean): void;
  /** Nothing is changed: cells are selected to be looked at and copied. */
  isReadOnly: boolean;
  /** A cell was selected by hand (MAPP-003). */
  onSelect(): void;
  /** Typing begins a search for what goes into the selected cells. */
  typed: SearchByTyping;
  onSave(): void;
}

/** A machine as one looks at it, to scale: fridge zones side by side, then its locker blocks (MAPP-002). */
export function MachinePicture(props: MachinePictureProps) {
  const { work, facts, scale } = props;
  const t = useTranslations("mapping.picture");
  const words = useCellWords();
  const pane = useRef<HTMLDivElement>(null);
  const pointer = usePicturePointer(pane, props);
  const onKeyDown = usePictureKeys(props);
  useWheelZoom(pane, props.onZoom);
  const [first] = work.editor.store.keys;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture to scale is no table.
    <div
      ref={pane}
      role="grid"
      aria-label={t("label")}
      aria-multiselectable
      aria-readonly={props.isReadOnly}
      data-detail={detailOf(scale)}
      data-shows={props.showsFacts || undefined}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const key = cellKeyAt(target);
        if (key !== undefined) work.selection.focusOn(key);
      }}
      {...pointer.handlers}
      className="mapping-pane relative flex min-h-0 flex-1 max-lg:max-h-[60vh] touch-pan-x touch-pan-y items-start gap-5 overflow-auto rounded-md border border-line bg-canvas p-3 select-none"
    >
      {work.picture.parts.map((part) => (
        <Part
          key={`${part.kind} ${part.number} ${part.shelves[0]?.keys[0]}`}
          part={part}
          scale={scale}
          work={work}
          facts={facts}
          words={words}
          first={first}
        />
      ))}
      {pointer.band && (
        <span
          aria-hidden
          style={pointer.band}
          className="pointer-events-none absolute border border-action bg-selected/40"
        />
      )}
    </div>
  );
}

/** How much of a cell can be read in this size. */
function detailOf(scale: number): "tiny" | "far" | "middle" | "near" {
  if (scale < 0.28) return "tiny";
  if (scale < 0.4) return "far";
  return scale < 0.65 ? "middle" : "near";
}

interface PartProps {
  part: PicturePart;
  scale: number;
  work: MappingWork;
  facts: CellFacts;
  words: CellWords;
  first: number | undefined;
}

/** Drawn anew where its size or what is known of its cells is another: what a cell holds is the cell's own. */
const Part = memo(function Part({ part, scale, work, facts, words, first }: PartProps) {
  const t = useTranslations("mapping.picture");
  const name = part.kind === "zone" ? t("zone", { zone: part.number }) : t("block", { block: part.number });
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above.
    <div role="rowgroup" aria-label={name} data-part={part.kind} className="shrink-0">
      <p aria-hidden className="mb-1 whitespace-nowrap font-medium text-sm">
        {name}
      </p>
      <div className={classNames("grid gap-px rounded border-2 border-line-strong/60 bg-line p-px")}>
        {part.shelves.map(({ shelf, width, height, keys }) => (
          // biome-ignore lint/a11y/useSemanticElements: as above.
          // biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus.
          <div
            key={keys[0]}
            role="row"
            aria-label={part.kind === "zone" ? t("shelf", { shelf, width, height }) : undefined}
            className="mapping-shelf flex gap-px"
            // Of its own, not by a variable of the whole: that would have each part of each cell looked at for a step of zoom.
            style={{ width: width * scale, height: height * scale }}
          >
            {keys.map((key) => (
              <PictureCell key={key} work={work} cellKey={key} facts={facts} words={words} isFirst={key === first} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
});
