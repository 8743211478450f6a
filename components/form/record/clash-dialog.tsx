"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Clash } from "./use-record-form";

type NameOf<Values> = Extract<keyof Values, string>;

export interface ClashWords<Values> {
  /** A field's label. */
  labelOf(field: NameOf<Values>): string;
  /** A field's value as a person reads it; absent where all are shown as they are entered. */
  textOf?(field: NameOf<Values>, values: Values): string;
}

/** Two people changed the same record: the one who comes second is told of it and chooses. */
export function ClashDialog<Values>({ clash, labelOf, textOf }: ClashWords<Values> & { clash: Clash<Values> }) {
  const t = useTranslations("common.record.clash");
  const textId = useId();
  const shown = (field: NameOf<Values>, values: Values): string =>
    (textOf ? textOf(field, values) : String(values[field])) || "–";
  return (
    <Dialog title={t("title")} role="alertdialog" aria-describedby={textId} onClose={clash.dismiss}>
      <p id={textId}>{t("text")}</p>
      <table className="mt-4 w-full text-left">
        <thead className="text-ink-muted text-sm">
          <tr>
            <th className="py-1 pr-3 font-medium">{t("field")}</th>
            <th className="py-1 pr-3 font-medium">{t("theirs")}</th>
            <th className="py-1 font-medium">{t("mine")}</th>
          </tr>
        </thead>
        <tbody className="align-top">
          {clash.fields.map((field) => (
            <tr key={field} className="border-line border-t">
              <th scope="row" className="py-1.5 pr-3 font-medium">
                {labelOf(field)}
              </th>
              <td className="py-1.5 pr-3 wrap-anywhere">{shown(field, clash.now)}</td>
              <td className="py-1.5 wrap-anywhere">{shown(field, clash.mine)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button onClick={clash.keepMine}>{t("keepMine")}</Button>
        {/* The focus goes to the answer that overwrites nobody's work. */}
        <Button variant="primary" autoFocus onClick={clash.takeTheirs}>
          {t("takeTheirs")}
        </Button>
      </div>
    </Dialog>
  );
}
