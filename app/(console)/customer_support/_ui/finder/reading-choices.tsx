"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import type { Reading } from "@/lib/resources/customer_support/finder/reading";
import { writeReading } from "@/lib/resources/customer_support/finder/write-reading";
import { useReadingText } from "./use-reading-text";

interface ReadingChoicesProps {
  readings: readonly Reading[];
  /** The one that is searched by, or will be when the typing stops. */
  chosen: Reading | undefined;
  onChoose(reading: Reading): void;
}

/** How the text is read, as it is typed; each other way to read it is a press away. */
export function ReadingChoices({ readings, chosen, onChoose }: ReadingChoicesProps) {
  const t = useTranslations("customer_support.finder");
  const textOf = useReadingText();
  if (chosen === undefined) return null;
  const key = keyOf(chosen);
  const offered = readings.some((reading) => keyOf(reading) === key) ? readings : [chosen, ...readings];
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1.5 lg:order-last lg:basis-full">
      <p role="status" className="sr-only">
        {t("readAs")} {textOf(chosen)}
      </p>
      <span aria-hidden className="text-ink-muted text-sm">
        {t("readAs")}
      </span>
      <fieldset aria-label={t("readings")} className="contents">
        {offered.map((reading) => {
          const isChosen = keyOf(reading) === key;
          return (
            <Button
              key={keyOf(reading)}
              size="small"
              variant={isChosen ? "secondary" : "quiet"}
              aria-pressed={isChosen}
              onClick={() => onChoose(reading)}
              className={classNames("max-w-full", isChosen ? "border-action text-action" : "text-ink-muted")}
            >
              <span className="truncate">{textOf(reading)}</span>
            </Button>
          );
        })}
      </fieldset>
    </div>
  );
}

function keyOf(reading: Reading): string {
  return `${reading.kind} ${writeReading(reading)}`;
}
