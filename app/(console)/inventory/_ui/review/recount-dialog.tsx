"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { notifySuccess } from "@/components/feedback/notify";
import { Checkbox } from "@/components/form/checkbox";
import { CounterField } from "@/components/resources/inventory/counting/counter-field";
import { StepNote } from "@/components/resources/inventory/counting/step-note";
import { useStep } from "@/components/resources/inventory/counting/use-step";
import { Button } from "@/components/ui/button";
import { Dialog, DialogFooter } from "@/components/ui/dialog";
import type { Choice } from "@/lib/choices/source";
import { beginCount, type CountPlan } from "@/lib/resources/inventory/begin/begin-count";
import type { ReviewLine } from "@/lib/resources/inventory/review/line";
import { joinIsolated } from "@/lib/texts/isolated";

/** As many are named; the count says how many there are. */
const mostNamed = 8;

interface RecountDialogProps {
  products: readonly ReviewLine["product"][];
  of: Pick<CountPlan, "storage" | "joinedTo">;
  /** Its piece of work is blind, so that the recount is, too. */
  isBlind: boolean;
  onBegun(): void;
  onClose(): void;
}

/** Asks who counts some products again. Their figures take the place of the earlier ones in the review. */
export function RecountDialog({ products, of, isBlind, onBegun, onClose }: RecountDialogProps) {
  const t = useTranslations("inventory.review.recount");
  const [counter, setCounter] = useState<Choice>();
  const [hidesBooks, setHidesBooks] = useState(isBlind);
  const [isChecked, setChecked] = useState(false);
  /** It was begun, and has no counter yet. */
  const [begun, setBegun] = useState<number>();
  const step = useStep();
  const count = products.length;
  const named = joinIsolated(
    products.slice(0, mostNamed).map(({ name }) => name),
    ", ",
  );

  async function begin(): Promise<void> {
    setChecked(true);
    if (counter === undefined) return;
    const scope = { kind: "PRODUCTS" as const, ids: products.map(({ id }) => id), isRecount: true };
    const recount = { ...of, scope, isBlind: hidesBooks, counter: counter.id };
    const isMade = await step.run(async (watch) => {
      const { id, outcome } = await beginCount(recount, watch, begun);
      setBegun(id);
      return outcome;
    });
    if (!isMade) return;
    notifySuccess(t("authorized", { name: counter.name }));
    onBegun();
  }

  return (
    <Dialog
      title={t("title", { count })}
      isHeld={step.isUnderWay}
      // What was begun is in the list of counts, though nobody counts it yet.
      onClose={begun === undefined ? onClose : onBegun}
    >
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!step.isUnderWay) void begin();
        }}
      >
        <p className="wrap-anywhere">
          {count > mostNamed ? t("namedMore", { named, more: count - mostNamed }) : named}
        </p>
        <p className="text-ink-muted">{t(isBlind ? "howBlind" : "how")}</p>
        <CounterField counter={counter} isChecked={isChecked} onChange={setCounter} />
        {!isBlind && (
          <Checkbox
            label={t("blind")}
            hint={t("blindHint")}
            checked={hidesBooks}
            // What was begun has been begun as it is.
            disabled={begun !== undefined}
            onChange={({ target }) => setHidesBooks(target.checked)}
          />
        )}
        {begun !== undefined && !step.isUnderWay && <p role="status">{t("begun", { id: begun })}</p>}
        <StepNote state={step.state} />
        <DialogFooter>
          <Button onClick={begun === undefined ? onClose : onBegun}>{t("cancel")}</Button>
          <Button type="submit" variant="primary" aria-disabled={step.isUnderWay} aria-busy={step.isUnderWay}>
            {t("begin")}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
