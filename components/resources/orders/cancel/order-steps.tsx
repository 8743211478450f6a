"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useWatchedWrite } from "@/components/calls/use-watched-write";
import { isUnderWay, type WatchState } from "@/components/calls/watch-states";
import { useOpenedPart } from "@/components/feedback/use-opened-part";
import { useEarlyPresses } from "@/components/shell/early/use-early-presses";
import { ObstacleButton } from "@/components/ui/obstacle-button";
import { useFetchedWhenIdle } from "@/components/ui/use-fetched-when-idle";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { cancelName } from "@/lib/resources/orders/cancel-name";
import { type CancelStep, cancelObstacle, stepDone } from "@/lib/resources/orders/cancel-rules";
import type { OrdersReservation } from "@/lib/resources/orders/reservation-of-order";
import type { CancelDialogProps } from "./cancel-dialog";
import type { CancellableOrder } from "./cancellable-order";
import { useObstacleText } from "./use-obstacle-text";

const loadQuestion = () => import("./cancel-dialog").then((module) => module.CancelDialog);
const loadNote = () => import("./cancel-note").then((module) => module.CancelNote);

/** Whoever has opened an order may lose the line before the step is taken. */
const parts = { question: loadQuestion, note: loadNote };

const steps: readonly CancelStep[] = ["order", "delivery"];

interface OrderStepsProps {
  order: CancellableOrder;
  /** Of the order, as far as this place knows it. */
  reservation?: OrdersReservation;
}

/** Cancels an order or its delivery (ORDR-018, ORDR-019). A step that is not open says why, and so does a press on it. */
export function OrderSteps({ order, reservation }: OrderStepsProps) {
  const t = useTranslations("cancel");
  const question = useOpenedPart<CancelDialogProps, CancelStep>(loadQuestion);
  const { Part: Question, opened: asked } = question;
  const [Note, askNote] = useOnDemand(loadNote);
  const [explained, setExplained] = useState<CancelStep>();
  const states = {
    order: useWatchedWrite(cancelName("order", order.id)),
    delivery: useWatchedWrite(cancelName("delivery", order.id)),
  };
  const obstacleText = useObstacleText(order, Object.values(states));
  useFetchedWhenIdle(parts);

  function press(step: CancelStep): void {
    const hasObstacle = obstacleText(step) !== undefined;
    setExplained(hasObstacle ? step : undefined);
    if (!hasObstacle) {
      askNote();
      question.open(step);
    }
  }

  // Somebody else was faster, and the order has been read again: the question has no sense any more. One that was answered
  // waits for what comes of it.
  if (asked !== undefined && !isUnderWay(states[asked]) && cancelObstacle(asked, order) !== undefined) {
    question.close();
    setExplained(asked);
  }

  const already = steps.find((step) => isAlready(states[step]));
  const told = steps.find((step) => states[step] !== undefined && step !== already);
  const reason = (explained && obstacleText(explained)) ?? (already && t(`obstacle.${stepDone[already]}`));
  // One that was begun before this place was drawn is told here, too.
  useEffect(() => {
    if (told !== undefined) askNote();
  }, [told, askNote]);
  return (
    <div className="flex flex-col gap-2" {...useEarlyPresses(`order-${order.id}`)}>
      <div className="flex flex-wrap gap-2">
        {steps.map((step) => (
          <ObstacleButton
            key={step}
            size="small"
            data-action
            obstacle={obstacleText(step)}
            isToldBeside
            aria-busy={isAwaited(states[step]) || (asked === step && Question === undefined)}
            onPointerEnter={askNote}
            onFocus={askNote}
            onClick={() => press(step)}
          >
            {t(`button.${step}`)}
          </ObstacleButton>
        ))}
      </div>
      <div role="status" className="empty:hidden">
        {told !== undefined && states[told] !== undefined && Note !== undefined ? (
          <Note id={order.id} step={told} state={states[told]} />
        ) : (
          reason
        )}
      </div>
      {asked !== undefined && Question !== undefined && (
        <Question step={asked} order={order} reservation={reservation} onClose={question.close} />
      )}
    </div>
  );
}

/** It was asked for, and somebody else had been faster. */
function isAlready(state: WatchState | undefined): boolean {
  return state?.phase === "over" && state.outcome.kind === "already";
}

function isAwaited(state: WatchState | undefined): boolean {
  return state?.phase === "sending" || state?.phase === "reading";
}
