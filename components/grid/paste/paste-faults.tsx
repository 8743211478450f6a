"use client";

import { useTranslations } from "next-intl";
import type { GridLook } from "../grid-look";
import type { PastedRow } from "./paste-source";

/** As many as anybody reads through; the count says how many there are. */
const mostShown = 20;

interface PasteFaultsProps<Content, Fault extends string> {
  look: GridLook<Content, Fault>;
  /** Those that are taken. */
  rows: readonly PastedRow<Content, Fault>[];
  /** How many lines are not taken. */
  left: number;
  isAdding: boolean;
  /** How many may come in, where there are more. */
  most: number | undefined;
}

/** How much is taken, and what of it is wrong: each cell keeps its text and its fault. */
export function PasteFaults<Content, Fault extends string>(props: PasteFaultsProps<Content, Fault>) {
  const { look, rows, left, isAdding, most } = props;
  const t = useTranslations("grid.paste");
  const unknown = isAdding ? rows.filter(({ isKnown, isTwo }) => !isKnown && !isTwo) : [];
  const two = isAdding ? rows.filter(({ isTwo }) => isTwo) : [];
  const faults = rows.flatMap(({ number, content, cells, faults: found }) =>
    found.map(({ column, fault }) => ({
      number,
      column: look.titleOf(column),
      text: [...cells].find(([each]) => each.name === column)?.[1] ?? "",
      why: look.faultText(fault, content),
    })),
  );
  const told = [
    t("lines", { count: rows.length }),
    faults.length > 0 && t("faulty", { count: faults.length }),
    unknown.length > 0 && t("unknown", { count: unknown.length }),
    two.length > 0 && t("two", { count: two.length }),
    left > 0 && t("left", { count: left }),
  ].filter((each) => each !== false);
  return (
    <div className="grid gap-2 text-sm">
      <p role="status">{told.join(" · ")}</p>
      {most !== undefined && (
        <p role="alert" className="text-danger">
          {t("tooMany", { most })}
        </p>
      )}
      {unknown.length + two.length > 0 && <p className="text-warning">{t("park")}</p>}
      {faults.length > 0 && (
        <ul aria-label={t("faults")} className="grid gap-1">
          {faults.slice(0, mostShown).map(({ number, column, text, why }) => (
            <li key={`${number} ${column}`} className="flex flex-wrap gap-x-3">
              <span className="text-ink-muted tabular-nums">{t("line", { number })}</span>
              <span className="min-w-0 wrap-anywhere">
                {column}: {text}
              </span>
              <span className="text-danger">{why}</span>
            </li>
          ))}
        </ul>
      )}
      {faults.length > mostShown && <p>{t("more", { count: faults.length - mostShown })}</p>}
    </div>
  );
}
