"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { Clash, NameOf } from "@/lib/record-form/record-shape";
import type { ClashQuestion } from "./use-record-form";

/** What was changed by two people, as they read it. */
interface ClashRow {
  label: string;
  current: ReactNode;
  local: ReactNode;
}

export interface ClashWords<Values> {
  /** A field's label. */
  labelOf(field: NameOf<Values>): string;
  /** A field's value as a person reads it; absent where all are shown as they are entered. */
  textOf?(field: NameOf<Values>, values: Values): ReactNode;
  /** A clash within the record's lines; needed where it has lines. */
  lineOf?(clash: Clash, question: ClashQuestion<Values>): ClashRow;
}

interface ClashDialogProps<Values> extends ClashWords<Values> {
  question: ClashQuestion<Values>;
}

/** Two people changed the same record: the one who comes second is told of it and chooses. */
export function ClashDialog<Values>({ question, labelOf, textOf, lineOf }: ClashDialogProps<Values>) {
  const t = useTranslations("common.record.clash");
  function rowOf(clash: Clash): ClashRow | undefined {
    for (const field in question.current) {
      if (field !== clash.path[0] || clash.path.length > 1) continue;
      const shown = (values: Values): ReactNode => (textOf ? textOf(field, values) : String(values[field]));
      return { label: labelOf(field), current: shown(question.current), local: shown(question.local) };
    }
    return lineOf?.(clash, question);
  }
  return (
    <ConfirmDialog
      title={t("title")}
      text={t("text")}
      confirmText={t("keepMine")}
      onConfirm={question.keepMine}
      keepText={t("takeTheirs")}
      onKeep={question.takeTheirs}
      onClose={question.dismiss}
    >
      <table className="mt-1 w-full text-left">
        <thead className="text-ink-muted text-sm">
          <tr>
            <th className="py-1 pr-3 font-medium">{t("field")}</th>
            <th className="py-1 pr-3 font-medium">{t("theirs")}</th>
            <th className="py-1 font-medium">{t("mine")}</th>
          </tr>
        </thead>
        <tbody className="align-top">
          {question.clashes.map((clash) => {
            const { label, current, local } = rowOf(clash) ?? { label: "", current: "", local: "" };
            return (
              <tr key={clash.path.join(" ")} className="border-line border-t">
                <th scope="row" className="py-1.5 pr-3 font-medium">
                  {label}
                </th>
                <td className="py-1.5 pr-3 wrap-anywhere">{current || "–"}</td>
                <td className="py-1.5 wrap-anywhere">{local || "–"}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ConfirmDialog>
  );
}
