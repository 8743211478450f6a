"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { notifySuccess } from "@/components/feedback/notify";
import { CounterField } from "@/components/resources/inventory/counting/counter-field";
import { StepNote } from "@/components/resources/inventory/counting/step-note";
import { useStep } from "@/components/resources/inventory/counting/use-step";
import { Button } from "@/components/ui/button";
import { Dialog, DialogFooter } from "@/components/ui/dialog";
import type { Choice } from "@/lib/choices/source";
import { nameCounter } from "@/lib/resources/inventory/begin/begin-count";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";

interface CounterDialogProps {
  detail: InventoryDetail;
  onNamed(): Promise<void>;
  onClose(): void;
}

/** Names who may count (INVE-009); whoever did before may count no more. */
export function CounterDialog({ detail, onNamed, onClose }: CounterDialogProps) {
  const t = useTranslations("inventory.steps");
  const [counter, setCounter] = useState<Choice>();
  const [isChecked, setChecked] = useState(false);
  const step = useStep();
  const before = detail.countedBy;

  async function authorise(): Promise<void> {
    setChecked(true);
    if (counter === undefined) return;
    let { name } = counter;
    const isMade = await step.run(async (watch) => {
      const named = await nameCounter(detail.id, counter.id, watch);
      name = named.counterName ?? name;
      return named.outcome;
    });
    if (!isMade) return;
    notifySuccess(t("authorised", { name }));
    await onNamed();
  }

  return (
    <Dialog title={t(before ? "replace" : "authorise")} isHeld={step.isUnderWay} onClose={onClose}>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!step.isUnderWay) void authorise();
        }}
      >
        <p>{before ? t("replaceHint", { name: before.fullName }) : t("counterHint")}</p>
        <CounterField counter={counter} isChecked={isChecked} onChange={setCounter} />
        <StepNote state={step.state} />
        <DialogFooter>
          <Button onClick={onClose}>{t("keep")}</Button>
          <Button type="submit" variant="primary" aria-disabled={step.isUnderWay} aria-busy={step.isUnderWay}>
            {t("authoriseConfirm")}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
