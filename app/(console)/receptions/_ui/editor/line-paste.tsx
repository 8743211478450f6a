"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import { SetByPaste } from "@/components/grid/notices/set-by-paste";
import type { PasteSource } from "@/components/grid/paste/paste-source";
import type { EditorWork } from "@/components/grid/use-grid-work";
import type { LineFault } from "@/lib/resources/receptions/line-entries";
import type { WorkLine } from "@/lib/resources/receptions/work-line";
import type { useLineLook } from "./use-line-look";
import type { useLinePaste } from "./use-line-paste";

/** Who pastes a list waits for it anyway: the grid needs none of it. */
const PasteDialog = dynamic(
  orNotLoaded(async () => (await import("@/components/grid/paste/paste-dialog")).PasteDialog<WorkLine, LineFault>),
  { ssr: false },
);

interface LinePasteProps {
  paste: ReturnType<typeof useLinePaste>;
  work: EditorWork<WorkLine, LineFault>;
  look: ReturnType<typeof useLineLook>;
  /** How a list becomes lines by now. */
  source(): PasteSource<WorkLine>;
}

/** What is being pasted by its columns, and how much the last paste has set. */
export function LinePaste({ paste, work, look, source }: LinePasteProps) {
  const t = useTranslations("receptions.grid");
  const { opened } = paste;
  return (
    <>
      {work.setByPaste.length > 0 && (
        <SetByPaste text={t("pasted", { count: work.setByPaste.length })} onUndo={work.undoPaste} />
      )}
      {opened && <OpenedPaste paste={paste} opened={opened} look={look} source={source} />}
    </>
  );
}

interface OpenedPasteProps extends Pick<LinePasteProps, "paste" | "look" | "source"> {
  opened: NonNullable<ReturnType<typeof useLinePaste>["opened"]>;
}

/** What lines begin with is what they began with when it was opened. */
function OpenedPaste({ paste, opened, look, source }: OpenedPasteProps) {
  const [begun] = useState(source);
  return (
    <PasteDialog
      text={opened.text}
      look={look}
      source={begun}
      rowsBelow={opened.targets.length}
      onAdd={paste.take}
      onLay={paste.lay}
      onClose={paste.close}
    />
  );
}
