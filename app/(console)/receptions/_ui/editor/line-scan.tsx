"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { CameraScan } from "@/components/scan/camera/camera-scan";
import { ReadingChoice } from "@/components/scan/reading-choice";
import { ScanStrip } from "@/components/scan/scan-strip";
import { useWedge } from "@/components/scan/wedge/use-wedge";
import { Button } from "@/components/ui/button";
import { DocumentProductLink } from "./document-product-link";
import type { useLineScan } from "./use-line-scan";

interface LineScanProps {
  scan: ReturnType<typeof useLineScan>;
  /** An element of the form: what a dialog covers takes no scan. */
  within: RefObject<Element | null>;
}

/** The scanner of a note's lines: what was scanned last, the camera, and codes of which no product is known. */
export function LineScan({ scan, within }: LineScanProps) {
  const t = useTranslations("receptions.scan");
  useWedge(scan.scan, within);
  const { asked, parked } = scan;
  return (
    <>
      <ScanStrip last={scan.last}>
        <CameraScan onScan={scan.scan} />
      </ScanStrip>
      {parked.length > 0 && (
        <section aria-label={t("parked")} className="grid gap-2 rounded-md border border-danger p-3">
          <h4 className="font-medium">{t("parked")}</h4>
          <ul className="grid max-h-48 gap-2 overflow-y-auto">
            {parked.map((each) => (
              <li key={each.code} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t pt-2">
                <span className="min-w-40 flex-1 wrap-anywhere tabular-nums">
                  {each.code}
                  <span className="block text-ink-muted text-sm">{t(each.hasFailed ? "failed" : "undocumented")}</span>
                </span>
                <span className="flex flex-wrap items-center gap-2">
                  {!each.hasFailed && <DocumentProductLink />}
                  <Button size="small" onClick={() => scan.retry(each)} aria-label={t("retryOf", { code: each.code })}>
                    {t("retry")}
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => scan.leave(each.code)}
                    aria-label={t("leaveOf", { code: each.code })}
                  >
                    {t("leave")}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {asked && (
        <ReadingChoice {...asked} onChoose={(reading) => scan.choose(asked.code, reading)} onClose={scan.endChoice} />
      )}
    </>
  );
}
