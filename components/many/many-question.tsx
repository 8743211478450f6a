"use client";

import { useTranslations } from "next-intl";
import { Callout } from "@/components/feedback/callout";
import { useErrorText } from "@/components/feedback/use-error-text";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import type { ManyAction, ManyPlan } from "@/lib/list/many/many-action";
import { ManyRecord } from "./many-record";
import type { useMany } from "./use-many";

interface ManyQuestionProps {
  action: ManyAction;
  rows: readonly number[];
  many: ReturnType<typeof useMany>;
  onClose(): void;
}

/** What would be done, what would not and why: read anew, for what the list shows may be of a while ago. */
export function ManyQuestion({ action, rows, many: { reading, read, begin }, onClose }: ManyQuestionProps) {
  const t = useTranslations("many");
  const errorText = useErrorText();
  const plan = reading.step === "read" ? reading.plan : undefined;
  return (
    <>
      <div aria-live="polite" className="flex min-h-24 flex-col gap-3">
        {reading.step === "reading" && <p>{t("reading", { read: reading.read, count: rows.length })}</p>}
        {reading.step === "failed" && (
          <Callout text={errorText(reading.error)} action={t("readAgain")} onAction={() => void read()} />
        )}
        {plan && <Plan action={action} plan={plan} />}
      </div>
      <DialogFooter>
        <Button onClick={onClose}>{t(plan && plan.ids.length > 0 ? `actions.${action.key}.keep` : "close")}</Button>
        {plan && plan.ids.length > 0 && (
          <Button variant={action.isIrreversible ? "danger" : "primary"} onClick={() => void begin(plan.ids)}>
            {t(`actions.${action.key}.confirm`, { count: plan.ids.length })}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

function Plan({ action, plan: { ids, left, known, after } }: { action: ManyAction; plan: ManyPlan }) {
  const t = useTranslations("many.actions");
  const { key } = action;
  return (
    <>
      <p className="font-medium">{ids.length === 0 ? t(`${key}.none`) : t(`${key}.what`, { count: ids.length })}</p>
      {after.length > 0 && (
        <ul className="list-disc pl-5">
          {after.map(({ text, count }) => (
            <li key={text}>{t(text, { count })}</li>
          ))}
        </ul>
      )}
      {ids.length > 0 && <p>{t(`${key}.note`)}</p>}
      {left.map(({ why, ids: each, areRows }) => (
        <div key={why} className="rounded-md bg-warning-soft px-3 py-2 text-warning">
          <p>{t(why, { count: each.length })}</p>
          <ul className="flex flex-wrap gap-x-3 tabular-nums">
            {each.map((id) => (
              <li key={id}>{areRows ? id : <ManyRecord action={action} id={id} known={known.get(id)} />}</li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
