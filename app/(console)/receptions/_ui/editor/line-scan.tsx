"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { CameraScan } from "@/components/scan/camera/camera-scan";
import { ReadingChoice } from "@/components/scan/reading-choice";
import { ScanStrip } from "@/components/scan/scan-strip";
import { useWedge } from "@/components/scan/wedge/use-wedge";
import type { useLineScan } from "./use-line-scan";
import { WaitingCodes } from "./waiting-codes";

interface LineScanProps {
  scan: ReturnType<typeof useLineScan>;
  /** Why the note is not saved while codes wait. */
  error: string | undefined;
  /** An element of the form: what a dialog covers takes no scan. */
  within: RefObject<Element | null>;
}

/** The scanner of a note's lines: what was scanned last, the camera, and codes that are no lines yet. */
export function LineScan({ scan, error, within }: LineScanProps) {
  const t = useTranslations("receptions.scan");
  useWedge(scan.scan, within);
  const { asked } = scan;
  return (
    <>
      <ScanStrip last={scan.last}>
        {scan.sought > 0 && <span className="text-ink-muted text-sm">{t("sought", { count: scan.sought })}</span>}
        <CameraScan onScan={scan.scan} />
      </ScanStrip>
      <WaitingCodes scan={scan} error={error} />
      {asked && (
        <ReadingChoice
          code={asked.code}
          readings={scan.readingsOf(asked.code)}
          onChoose={(reading) => scan.choose(asked, reading)}
          onClose={scan.endChoice}
        />
      )}
    </>
  );
}
