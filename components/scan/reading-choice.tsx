"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog, DialogFooter } from "@/components/ui/dialog";
import { formatDay } from "@/lib/dates/format";
import type { CodeReading } from "@/lib/scan/codes/read-code";

interface ReadingChoiceProps {
  code: string;
  readings: readonly CodeReading[];
  onChoose(reading: CodeReading): void;
  onClose(): void;
}

/** Asks which reading of a code holds, where there are several. */
export function ReadingChoice({ code, readings, onChoose, onClose }: ReadingChoiceProps) {
  const t = useTranslations("scan.readings");
  const told = ({ kind, barcodes: [barcode], batch, expiry, bestBefore, count }: CodeReading): string =>
    [
      barcode !== undefined && (kind === "text" ? t("text", { barcode }) : t("product", { barcode })),
      batch !== undefined && t("batch", { batch }),
      expiry !== undefined && t("expiry", { day: formatDay(expiry) }),
      bestBefore !== undefined && t("bestBefore", { day: formatDay(bestBefore) }),
      count !== undefined && t("count", { count }),
    ]
      .filter((part) => part !== false)
      .join(" · ");
  return (
    <Dialog title={t("title")} onClose={onClose}>
      <p className="mb-3 wrap-anywhere">{t("text", { barcode: code })}</p>
      <ul className="grid gap-2">
        {readings.map((reading) => (
          <li key={told(reading)}>
            <Button lines="several" className="w-full text-left" onClick={() => onChoose(reading)}>
              {told(reading)}
            </Button>
          </li>
        ))}
      </ul>
      <DialogFooter>
        <Button onClick={onClose}>{t("none")}</Button>
      </DialogFooter>
    </Dialog>
  );
}
