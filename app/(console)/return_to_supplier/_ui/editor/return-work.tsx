"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { ReceptionVat } from "@/components/resources/receptions/reception-vat";
import { SumsInSight } from "@/components/resources/receptions/sums-in-sight";
import { GridEditor } from "@/lib/grid/editing/grid-editor";
import { GridStore } from "@/lib/grid/rows/grid-store";
import { returnedPart } from "@/lib/resources/receptions/returned-part";
import type { LeftOfReception } from "@/lib/resources/return_to_supplier/left-of-reception";
import { entriesOf, type ReturnEntry, returnedNow } from "@/lib/resources/return_to_supplier/new-return";
import { type ReturnLine, readPieces, returnRules } from "@/lib/resources/return_to_supplier/return-line";
import { ReturnLinesEditor } from "./return-lines-editor";

interface ReturnWorkProps {
  left: LeftOfReception;
  /** What was entered before. */
  entered: readonly ReturnEntry[];
  error: string | undefined;
  onEntries(entries: ReturnEntry[]): void;
}

/** A reception that was chosen: its lines with what is left of them, and what goes back of it in sums. */
export function ReturnWork({ left, entered, error, onEntries }: ReturnWorkProps) {
  const t = useTranslations("return_to_supplier.form");
  const [editor] = useState(() => editorOf(left, entered));
  const { store } = editor;
  const { note, before, isCut } = left;
  const read = (): number => store.contentVersion;
  const version = useSyncExternalStore(store.subscribeContents, read, read);
  // Read anew: others may have sent goods back meanwhile.
  useEffect(() => {
    const lines = new Map(linesOf(left).map((each) => [each.line.id, each]));
    for (const { key, content } of store.rows()) {
      const { line, before: back } = lines.get(content.line.id) ?? gone(content);
      if (line !== content.line || back !== content.before) store.show(key, { ...content, line, before: back });
    }
  }, [left, store]);
  useEffect(() => onEntries(entriesOf(store)), [store, onEntries]);
  useEffect(() => store.subscribeContents(() => onEntries(entriesOf(store))), [store, onEntries]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has other lines.
  const { totals, origin } = useMemo(() => {
    const back = [...before].map(([id, pieces]) => ({ id, quantity: -pieces }));
    const returned = returnedNow(store.rows().map(({ content }) => content));
    const { totals: sums } = returnedPart(note, back, returned);
    return { totals: sums, origin: { kind: "return", note, before: back, returned } as const };
  }, [note, before, store, version]);
  const { code } = note.currency;
  return (
    <>
      {isCut && (
        <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning">
          {t("cut")}
        </p>
      )}
      <ReturnLinesEditor editor={editor} currency={code} error={error} onChanged={() => onEntries(entriesOf(store))} />
      <ReceptionVat buckets={totals.buckets} currency={code} origin={origin} />
      <SumsInSight totals={totals} currency={code} origin={origin} />
    </>
  );
}

function linesOf({ note, before }: LeftOfReception): ReturnLine[] {
  return note.items.map((line) => ({ line, before: before.get(line.id) ?? 0, pieces: "" }));
}

/** A line that was taken out of the reception meanwhile has nothing left. */
function gone({ line, pieces }: ReturnLine): ReturnLine {
  return { line, before: line.quantity.quantityReceived, pieces };
}

function editorOf(left: LeftOfReception, entered: readonly ReturnEntry[]): GridEditor<ReturnLine> {
  const texts = new Map(entered.map(({ reni, text }) => [reni, text]));
  const rows = linesOf(left).map((line) => {
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
