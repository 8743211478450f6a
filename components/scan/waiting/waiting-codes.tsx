"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { goOnIn } from "@/components/form/go-on-in";
import { Button } from "@/components/ui/button";
import { isParked, keyOfCode, type WaitingCode } from "@/lib/scan/waiting-codes";
import { withoutInvisible } from "@/lib/texts/invisible-character";
import type { useWaitingCodes } from "./use-waiting-codes";
import { WaitingFrame } from "./waiting-frame";

interface WaitingCodesProps {
  scan: ReturnType<typeof useWaitingCodes>;
  /** Why the form is not saved while they wait. */
  error: string | undefined;
}

/** Scanned codes that are no rows yet, each with what leads on from it. */
export function WaitingCodes({ scan, error }: WaitingCodesProps) {
  const t = useTranslations("scan.waiting");
  const list = useRef<HTMLUListElement>(null);
  const { waiting } = scan;
  const parked = waiting.filter(isParked);
  if (waiting.length === 0 && error === undefined) return null;
  return (
    <WaitingFrame
      title={t("title")}
      isUnknown={parked.length > 0}
      again={parked.length > 1 ? { text: t("retryAll"), onAgain: () => scan.lookAgain(parked) } : undefined}
      error={error}
    >
      <ul ref={list} className="grid max-h-64 gap-2 overflow-y-auto">
        {waiting.map((each, index) => (
          <li
            key={keyOfCode(each)}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t pt-2 first:border-t-0 first:pt-0"
          >
            <Waiting waiting={each} scan={scan} onSettled={() => goOnIn(list.current, index)} />
          </li>
        ))}
      </ul>
    </WaitingFrame>
  );
}

interface WaitingProps extends Pick<WaitingCodesProps, "scan"> {
  waiting: WaitingCode;
  onSettled(): void;
}

function Waiting({ waiting, scan, onSettled }: WaitingProps) {
  const t = useTranslations("scan.waiting");
  const { state, times, products = [] } = waiting;
  const code = withoutInvisible(waiting.code, "·");
  return (
    <>
      <span className="min-w-40 flex-1 wrap-anywhere tabular-nums">
        {times > 1 ? t("times", { code, times }) : code}
        <span className="block text-ink-muted text-sm">{t(state === "asked" ? "ambiguous" : state)}</span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {state === "several" &&
          products.map((product) => (
            <Button
              key={product.id}
              size="small"
              lines="several"
              className="text-left"
              onClick={() => {
                scan.chooseProduct(waiting, product);
                onSettled();
              }}
            >
              {product.name}
            </Button>
          ))}
        {state === "asked" && (
          <Button size="small" onClick={() => scan.ask(waiting)} aria-label={t("askOf", { code })}>
            {t("ask")}
          </Button>
        )}
        {isParked(waiting) && (
          <Button
            size="small"
            onClick={() => scan.lookAgain([waiting])}
            aria-label={t(state === "failed" ? "retryFailedOf" : "retryOf", { code })}
          >
            {t(state === "failed" ? "retryFailed" : "retry")}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-label={t("leaveOf", { code })}
          onClick={() => {
            scan.leave(waiting);
            onSettled();
          }}
        >
          {t("leave")}
        </Button>
      </span>
    </>
  );
}
