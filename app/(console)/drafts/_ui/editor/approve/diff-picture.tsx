"use client";

import { useTranslations } from "next-intl";
import type { MachineDiff } from "@/lib/resources/drafts/approval/machine-diff";
import type { DifferenceKind } from "@/lib/resources/drafts/cells/differences";
import type { MappedCell } from "@/lib/resources/drafts/cells/mapped-cell";
import { pictureOf } from "@/lib/resources/drafts/editing/picture";

type Look = DifferenceKind | "withOrder" | "same";

/** Each kind is told by its sign; its colour only repeats that. */
const signs: Record<Look, string> = { added: "+", removed: "−", replaced: "⇄", flags: "⚑", withOrder: "!", same: "" };

const fills: Record<Look, string> = {
  added: "fill-success-soft stroke-success",
  removed: "fill-danger-soft stroke-danger",
  replaced: "fill-info-soft stroke-info",
  flags: "fill-warning-soft stroke-warning",
  withOrder: "fill-warning-soft stroke-warning",
  same: "fill-sunken stroke-line",
};

const inks: Record<Look, string> = {
  added: "fill-success",
  removed: "fill-danger",
  replaced: "fill-info",
  flags: "fill-warning",
  withOrder: "fill-warning",
  same: "fill-ink-muted",
};

/** The machine to scale, small: which cells change, and how. */
export function DiffPicture({ live, diff }: { live: readonly MappedCell[]; diff: MachineDiff }) {
  const t = useTranslations("mapping.approve.changes");
  const looks = new Map<string, Look>([
    ...diff.changed.map(({ cell, kind }) => [cell.place, kind] as const),
    ...diff.withOrder.map(({ cell }) => [cell.place, "withOrder"] as const),
  ]);
  const { boxes } = pictureOf(live.map((cell, key) => ({ key, cell })));
  const all = [...boxes.values()];
  const width = Math.max(1, ...all.map(({ right }) => right));
  const height = Math.max(1, ...all.map(({ bottom }) => bottom));
  const used = [...new Set(looks.values())];
  return (
    <figure className="grid gap-1">
      <svg
        role="img"
        aria-label={t("picture")}
        viewBox={`-4 -4 ${width + 8} ${height + 8}`}
        className="max-h-72 w-full rounded bg-canvas"
      >
        {all.map(({ key, left, top, right, bottom }) => {
          const cell = live[key];
          const look = looks.get(cell?.place ?? "") ?? "same";
          return (
            <g key={key}>
              <title>{cell?.alias}</title>
              <rect
                x={left + 3}
                y={top + 3}
                width={Math.max(1, right - left - 6)}
                height={Math.max(1, bottom - top - 6)}
                className={fills[look]}
                strokeWidth={4}
              />
              {look !== "same" && (
                <text
                  x={(left + right) / 2}
                  y={(top + bottom) / 2}
                  textAnchor="middle"
                  dominantBaseline="central"
                  fontSize={Math.min(90, (right - left) * 0.8, (bottom - top) * 0.8)}
                  className={inks[look]}
                >
                  {signs[look]}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <figcaption className="flex flex-wrap gap-x-3 text-ink-muted text-xs">
        {used.map((look) => (
          <span key={look}>
            {signs[look]} {t(`legend.${look}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
