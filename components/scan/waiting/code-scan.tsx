"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { CameraScan } from "../camera/camera-scan";
import { ReadingChoice } from "../reading-choice";
import { ScanStrip } from "../scan-strip";
import { useWedge } from "../wedge/use-wedge";
import type { useWaitingCodes } from "./use-waiting-codes";
import { WaitingCodes } from "./waiting-codes";

interface CodeScanProps {
  scan: ReturnType<typeof useWaitingCodes>;
  /** Why the form is not saved while codes wait. */
  error: string | undefined;
  /** An element of the form: what a dialog covers takes no scan. */
  within: RefObject<Element | null>;
  /** Why the camera takes nothing for now. */
  cameraPause?: string | undefined;
  /** Whether the camera's picture is shown; the same function each time. */
  onCamera?(isShown: boolean): void;
}

/** The scanner of a form's rows: what was scanned last, the camera, and codes that are no rows yet. */
export function CodeScan({ scan, error, within, cameraPause, onCamera }: CodeScanProps) {
  const t = useTranslations("scan.waiting");
  useWedge(scan.scan, within);
  const { asked } = scan;
  return (
    <>
      <ScanStrip last={scan.last}>
        {scan.sought > 0 && <span className="text-ink-muted text-sm">{t("sought", { count: scan.sought })}</span>}
        <CameraScan onScan={scan.scan} within={within} pause={cameraPause} onShown={onCamera} />
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
