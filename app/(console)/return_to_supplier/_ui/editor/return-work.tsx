"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { ReceptionVat } from "@/components/resources/receptions/reception-vat";
import { SumsInSight } from "@/components/resources/receptions/sums-in-sight";
import { GridEditor } from "@/lib/grid/editing/grid-editor";
import { GridStore } from "@/lib/grid/rows/grid-store";
import { reckoned } from "@/lib/grid/rows/reckoned";
import { returnedPart } from "@/lib/resources/receptions/returned-part";
import type { LeftOfReception } from "@/lib/resources/return_to_supplier/left-of-reception";
import { entriesOf, type ReturnEntry, returnedNow } from "@/lib/resources/return_to_supplier/new-return";
import { leftOf, type ReturnLine, readPieces, returnRules } from "@/lib/resources/return_to_supplier/return-line";
import { ReturnLinesEditor } from "./return-lines-editor";

interface ReturnWorkProps {
  left: LeftOfReception;
  /** Where only some of it may go back: the pieces by the line's id, and no other line is shown. */
  allowed?: ReadonlyMap<number, number>;
  /** Goods that expire within so many days are marked. */
  within?: number;
  /** What was entered before. */
  entered: readonly ReturnEntry[];
  error: string | undefined;
  onEntries(entries: ReturnEntry[]): void;
}

/** A reception that was chosen: its lines with what is left of them, and what goes back of it in sums. */
export function ReturnWork({ left, allowed, within, entered, error, onEntries }: ReturnWorkProps) {
  const t = useTranslations("return_to_supplier.form");
  const [editor] = useState(() => editorOf(left, allowed, entered));
  const { store } = editor;
  const { note, before, isCut } = left;
  const read = (): number => store.contentVersion;
  const version = useSyncExternalStore(store.subscribeContents, read, read);
  // Read anew: others may have sent goods back meanwhile.
  useEffect(() => {
    const lines = new Map(linesOf(left, allowed).map((each) => [each.line.id, each]));
    for (const { key, content } of store.rows()) {
      const { line, before: back } = lines.get(content.line.id) ?? gone(content);
      if (line !== content.line || back !== content.before) store.show(key, { ...content, line, before: back });
    }
  }, [left, allowed, store]);
  const tell = useCallback(() => onEntries(entriesOf(store, note.items)), [store, note, onEntries]);
  useEffect(tell, [tell]);
  useEffect(() => store.subscribeContents(tell), [store, tell]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has other lines.
  const { totals, origin } = useMemo(() => {
    const back = [...before].map(([id, pieces]) => ({ id, quantity: -pieces }));
    const returned = returnedNow(store.rows().map((row) => reckoned(row, store.rules)));
    const { totals: sums } = returnedPart(note, back, returned);
    return { totals: sums, origin: { kind: "return", note, before: back, returned } as const };
  }, [note, before, store, version]);
  const { code } = note.currency;
  const isAllBack = store.keys.length > 0 && store.rows().every(({ content }) => leftOf(content) === 0);
  return (
    <>
      {isAllBack && (
        <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning">
          {t("allBack")}
        </p>
      )}
      {isCut && (
        <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning">
          {t("cut")}
        </p>
      )}
      <ReturnLinesEditor editor={editor} currency={code} error={error} within={within} onChanged={tell} />
      <ReceptionVat buckets={totals.buckets} currency={code} origin={origin} />
      <SumsInSight totals={totals} currency={code} origin={origin} />
    </>
  );
}

function linesOf({ note, before }: LeftOfReception, allowed: ReturnWorkProps["allowed"]): ReturnLine[] {
  return note.items
    .filter(({ id }) => allowed?.has(id) ?? true)
    .map((line) => ({ line, before: before.get(line.id) ?? 0, allowed: allowed?.get(line.id), pieces: "" }));
}

/** A line that was taken out of the reception meanwhile has nothing left. */
function gone({ line, pieces }: ReturnLine): ReturnLine {
  return { line, before: line.quantity.quantityReceived, pieces };
}

function editorOf(
  left: LeftOfReception,
  allowed: ReturnWorkProps["allowed"],
  entered: readonly ReturnEntry[],
): GridEditor<ReturnLine> {
  const texts = new Map(entered.map(({ reni, text }) => [reni, text]));
  const rows = linesOf(left, allowed).map((line) => {
    const text = texts.get(line.line.id) ?? "";
    const reading = readPieces(text, line);
    return reading.kind === "value" ? { content: { ...line, ...reading.to } } : { content: line, draft: text };
  });
  const store = new GridStore(
    returnRules,
    rows.map(({ content }) => content),
  );
  for (const [index, key] of store.keys.entries()) store.setDraft(key, "pieces", rows[index]?.draft);
  return new GridEditor(store);
}
