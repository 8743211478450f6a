"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { notifyError } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { SetByPaste } from "@/components/grid/notices/set-by-paste";
import type { PasteSource } from "@/components/grid/paste/paste-source";
import type { EditorWork } from "@/components/grid/use-grid-work";
import type { LineFault } from "@/lib/resources/receptions/line-entries";
import type { ParkedLine } from "@/lib/resources/receptions/received-lines";
import type { WorkLine } from "@/lib/resources/receptions/work-line";
import { DocumentProductLink } from "./document-product-link";
import { ParkedLines } from "./invoice/parked-lines";
import type { useLineLook } from "./use-line-look";
import type { useLinePaste } from "./use-line-paste";
import type { useOwnParked } from "./use-own-parked";

/** Who pastes a list waits for it anyway: the grid needs none of it. */
const PasteDialog = dynamic(
  async () => (await import("@/components/grid/paste/paste-dialog")).PasteDialog<WorkLine, LineFault>,
  { ssr: false },
);

interface LinePasteProps {
  paste: ReturnType<typeof useLinePaste>;
  work: EditorWork<WorkLine, LineFault>;
  look: ReturnType<typeof useLineLook>;
  /** How a list becomes lines by now. */
  source(): PasteSource<WorkLine>;
  /** Lines that wait here for their product. */
  own: ReturnType<typeof useOwnParked>;
}

/** What is being pasted by its columns, and how much the last paste has set. */
export function LinePaste({ paste, work, look, source, own }: LinePasteProps) {
  const t = useTranslations("receptions.grid");
  const errorText = useErrorText();
  const { opened } = paste;
  async function lookAgain(): Promise<void> {
    const codeOf = ({ line }: ParkedLine): string => line.standardId ?? line.name ?? "";
    try {
      const found = await source().find(own.now().map(codeOf), new AbortController().signal, () => undefined);
      paste.settle(
        own.now().flatMap((line) => {
          const record = found.get(codeOf(line));
          return record !== undefined && record !== "two" && record.product ? { line, product: record.product } : [];
        }),
      );
    } catch (error) {
      notifyError(errorText(error));
    }
  }
  return (
    <>
      {work.setByPaste.length > 0 && (
        <SetByPaste text={t("pasted", { count: work.setByPaste.length })} onUndo={work.undoPaste} />
      )}
      <ParkedLines
        lines={own.lines}
        link={<DocumentProductLink />}
        error={undefined}
        invoice={{
          settleParked: (line, { id, name, code, image }) =>
            paste.settle([{ line, product: { id, name, barcode: code, image } }]),
          leaveOut: paste.leaveOut,
          lookAgain,
        }}
      />
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
