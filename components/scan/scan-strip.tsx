"use client";

import CircleCheck from "lucide-react/icons/circle-check";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import CircleX from "lucide-react/icons/circle-x";
import Repeat from "lucide-react/icons/repeat";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { useTranslations } from "next-intl";
import { type ReactNode, useReducer, useSyncExternalStore } from "react";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { areScanTonesOn, scanTonesPreference } from "@/lib/preferences/scan-tones";
import { withoutInvisible } from "@/lib/texts/invisible-character";
import type { ScanOutcome, ScanResult } from "./scan-outcome";

const looks = {
  found: { className: "text-success", Icon: CircleCheck },
  repeated: { className: "text-success", Icon: Repeat },
  ambiguous: { className: "text-warning", Icon: CircleHelp },
  unknown: { className: "text-danger", Icon: CircleX },
} as const satisfies Record<ScanOutcome, unknown>;

interface ScanStripProps {
  /** Undefined until something is scanned. */
  last: ScanResult | undefined;
  /** What else belongs here, e.g. the camera. */
  children?: ReactNode;
}

/** What was scanned last and what became of it, with the switch of the tones. */
export function ScanStrip({ last, children }: ScanStripProps) {
  const t = useTranslations("scan");
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-sunken px-3 py-1">
      <div role="status" aria-label={t("last")} className="flex min-w-0 flex-1 basis-60 items-center gap-2">
        {last === undefined ? <span className="text-ink-muted">{t("ready")}</span> : <LastScan {...last} />}
      </div>
      {children}
      <ToneSwitch />
    </div>
  );
}

function LastScan({ code, outcome, text }: ScanResult) {
  const t = useTranslations("scan");
  const { className, Icon } = looks[outcome];
  return (
    <>
      <Icon size={18} role="img" aria-label={t(`outcomes.${outcome}`)} className={classNames("shrink-0", className)} />
      <span className={classNames("tabular-nums", code.length > longestWhole ? "wrap-anywhere" : "shrink-0")}>
        {shownCode(code)}
      </span>
      <span className="min-w-0 wrap-anywhere text-ink-muted">{text}</span>
    </>
  );
}

/** In characters: a code of two dimensions may hold a page. */
const longestShown = 60;

/** In characters: up to here it stands in one line beside what became of it. */
const longestWhole = 20;

/** What is not seen in a code, such as what parts its elements, is shown as a dot. */
function shownCode(code: string): string {
  const shown = withoutInvisible(code, "·");
  return shown.length > longestShown ? `${shown.slice(0, longestShown)}…` : shown;
}

/** Nothing but the switch changes it while one looks. */
const unheard = () => () => undefined;

function ToneSwitch() {
  const t = useTranslations("scan.tones");
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  const areOn = useSyncExternalStore(
    unheard,
    () => areScanTonesOn(document.cookie),
    () => true,
  );
  const Icon = areOn ? Volume2 : VolumeX;
  const toggle = (): void => {
    document.cookie = scanTonesPreference(!areOn);
    readAgain();
  };
  return (
    <IconButton label={t("label")} aria-pressed={areOn} size="small" onClick={toggle}>
      <Icon size={16} aria-hidden />
    </IconButton>
  );
}
