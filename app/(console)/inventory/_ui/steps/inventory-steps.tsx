"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { notifySuccess } from "@/components/feedback/notify";
import { useAddress } from "@/components/list/url/use-address";
import { useListUrl } from "@/components/list/url/use-list-url";
import { PreviewSection } from "@/components/record/preview-section";
import { counterToName } from "@/components/resources/inventory/counter-to-name";
import { StepNote } from "@/components/resources/inventory/counting/step-note";
import { unsentCounts } from "@/components/resources/inventory/counting/unsent-counts";
import { useInventoryStatus } from "@/components/resources/inventory/counting/use-inventory-status";
import { useReadAgain } from "@/components/resources/inventory/counting/use-read-again";
import { useStep } from "@/components/resources/inventory/counting/use-step";
import { useAccount } from "@/components/shell/session/account";
import { Button } from "@/components/ui/button";
import { ObstacleButton } from "@/components/ui/obstacle-button";
import { inventoryList } from "@/lib/resources/inventory/inventory.list";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { inventoryStatuses, refusalOfStep } from "@/lib/resources/inventory/inventory-status";
import { type AskedStep, AskStep } from "./ask-step";
import { CounterDialog } from "./counter-dialog";
import { JoinedWith } from "./joined-with";

/** What each button of a state does, by the step that the rules know (decision 0050). */
const buttons = [
  { step: "authorise", action: "authorise" },
  { step: "end-counting", action: "end" },
  { step: "reopen", action: "reopen" },
  { step: "cancel", action: "cancel" },
] as const;

/** What comes next in a count, and the steps that lead there, for whoever looks at it. */
export function InventorySteps({ detail }: { detail: InventoryDetail }) {
  const t = useTranslations("inventory.steps");
  const [asked, setAsked] = useState<(typeof buttons)[number]["action"]>();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!counterToName.isAsked(detail.id)) return;
    counterToName.forget();
    if (detail.status !== "NEW") return;
    // The dialog gives the focus back to where it was.
    row.current?.querySelector<HTMLElement>("[data-action]")?.focus();
    setAsked("authorise");
  }, [detail]);
  const readAgain = useReadAgain();
  const success = useTranslations("inventory.success");
  const step = useStep();
  const account = useAccount();
  const url = useListUrl(inventoryList, useAddress());
  const [unsent, setUnsent] = useState(0);
  const person = { isReviewer: detail.mayReview, isCounter: detail.isOwn };
  const isKnown = inventoryStatuses.some((each) => each === detail.status);
  const isOver = detail.status === "CLEARED" || detail.status === "CANCELLED";
  const shown = !isKnown || isOver ? [] : buttons.filter(({ step }) => isInSight(step, detail.status));
  const work = workOf(detail);
  const question: AskedStep | undefined = asked === undefined || asked === "authorise" ? undefined : asked;
  /** What this device has counted and not sent would not be in the review. */
  async function ask(action: (typeof buttons)[number]["action"]): Promise<void> {
    const left = action === "end" ? await unsentCounts.unsent(account) : [];
    const own = left.find(({ inventory }) => inventory === detail.id)?.unsent ?? 0;
    setUnsent(own);
    if (own === 0) setAsked(action);
  }

  return (
    <PreviewSection title={t("title")}>
      <div className="grid gap-3">
        <p>
          <Next detail={detail} />
        </p>
        {detail.isBlind && !isOver && <p className="text-ink-muted">{t("isBlind")}</p>}
        {(work !== undefined || shown.length > 0) && (
          <div ref={row} className="flex flex-wrap gap-2">
            {work && (
              <Button variant="primary" data-action onClick={() => url.enter("edit")}>
                {t(work)}
              </Button>
            )}
            {shown.map(({ step: name, action }) => {
              const refusal = refusalOfStep(name, detail.status, person);
              const isReplacing = action === "authorise" && detail.countedBy !== undefined;
              return (
                <ObstacleButton
                  key={action}
                  data-action
                  obstacle={refusal && t(`obstacles.${refusal}`)}
                  onClick={() => refusal === undefined && void ask(action)}
                >
                  {t(isReplacing ? "replace" : action)}
                </ObstacleButton>
              );
            })}
          </div>
        )}
        {unsent > 0 && (
          <p role="alert" className="text-danger">
            {t("unsent", { count: unsent })}
          </p>
        )}
        <StepNote state={step.state} />
        <JoinedWith detail={detail} />
      </div>
      {asked === "authorise" && (
        <CounterDialog
          detail={detail}
          onNamed={async () => {
            setAsked(undefined);
            await readAgain();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {question && (
        <AskStep
          detail={detail}
          asked={question}
          step={step}
          onEnd={async (isMade) => {
            setAsked(undefined);
            if (isMade) notifySuccess(success("status"));
            await readAgain();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </PreviewSection>
  );
}

/** What the panel's own button leads to: here it is what comes next. */
function workOf({ status, isOwn, mayReview }: InventoryDetail): "count" | "review" | undefined {
  if (status === "COUNTING" && isOwn) return "count";
  return status === "COUNTED" && mayReview ? "review" : undefined;
}

/** Steps of other states are not shown; what a state has and a right forbids is, with its reason. */
function isInSight(step: (typeof buttons)[number]["step"], status: string): boolean {
  return refusalOfStep(step, status, { isReviewer: true, isCounter: true }) === undefined;
}

function Next({ detail: { status, isOwn, mayReview, countedBy, clearedBy } }: { detail: InventoryDetail }) {
  const t = useTranslations("inventory.steps.next");
  const statusText = useInventoryStatus();
  switch (status) {
    case "NEW":
    case "CANCELLED":
      return t(status);
    case "COUNTING":
      if (isOwn) return t("COUNTINGOwn");
      return countedBy === undefined ? t("COUNTINGNobody") : t("COUNTING", { name: countedBy.fullName });
    case "COUNTED":
      return t(mayReview ? "COUNTEDReview" : "COUNTED");
    case "CLEARED":
      return clearedBy === undefined ? t("CLEARED") : t("CLEAREDBy", { name: clearedBy.fullName });
    default:
      return t("other", { status: statusText(status) });
  }
}
