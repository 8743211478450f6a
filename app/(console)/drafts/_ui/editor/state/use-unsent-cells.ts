"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import {
  dropUnsentCells,
  readUnsentCells,
  type UnsentOf,
  writeUnsentCells,
} from "@/components/resources/drafts/unsent-cells";
import type { EditedDomain } from "@/lib/resources/drafts/cells/send-cell";
import type { MappingEditor } from "@/lib/resources/drafts/editing/mapping-editor";

/** Ms. Steps that follow each other, as fast keys do, are kept at once. */
const writeDelay = 300;

interface OpenMapping extends UnsentOf {
  /** Nothing of it can be changed any more. */
  isReadOnly: boolean;
}

/**
 * Has what is changed in a mapping and not sent outlive a reload and the end of the session; whoever leaves the editor has been
 * asked about it, and it goes (MAPP-019).
 */
export function useUnsentCells(editor: MappingEditor, { domain, id, name, isReadOnly }: OpenMapping): void {
  const t = useTranslations("drafts.unsent");
  const wasFull = useRef(false);
  const takeUp = useEffectEvent((): void => {
    const kept = readUnsentCells(domain, id);
    if (kept.length === 0) return;
    const { lost, locked } = editor.resume(kept);
    const { changed } = editor.state;
    // Where nothing can be saved any more a remark says so, as long as they are there to be copied.
    if (changed > 0 && !isReadOnly) notifySuccess(t("resumed", { count: changed }));
    if (lost.length > 0) notifyError(t("lost", { count: lost.length }));
    if (locked.length > 0) notifyError(t("withOrder", { count: locked.length, cells: locked.join(", ") }));
  });
  // What is approved while the editor is open says so there, and keeps its cells to be copied.
  useEffect(() => takeUp(), []);
  useEffect(() => {
    if (isReadOnly) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const write = (): void => {
      clearTimeout(waiting);
      const isFull = writeUnsentCells({ domain, id, name }, editor.unsent()) === "full";
      // Once until there is room again.
      if (isFull && !wasFull.current) notifyError(t("notKept"));
      wasFull.current = isFull;
    };
    const ends = editor.subscribe(() => {
      clearTimeout(waiting);
      waiting = setTimeout(write, writeDelay);
    });
    window.addEventListener("pagehide", write);
    return () => {
      ends();
      clearTimeout(waiting);
      window.removeEventListener("pagehide", write);
      // What takes the editor away at its own address, such as a failure, is nobody's leaving.
      if (isOpen(domain, id)) write();
    };
  }, [editor, domain, id, name, isReadOnly, t]);
  // Also of what has become read only meanwhile: whoever leaves has been asked.
  useEffect(
    () => () => {
      if (!isOpen(domain, id)) dropUnsentCells(domain, id);
    },
    [domain, id],
  );
}

function isOpen(domain: EditedDomain, id: number): boolean {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  const shown = query.get("domain") ?? "mapping-draft";
  return pathname === "/drafts" && query.get("mode") === "edit" && shown === domain && query.get("open") === String(id);
}
