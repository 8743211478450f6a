"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import type { RowClash } from "@/lib/grid/sending/row-clash";

interface RowClashesProps<Content> {
  clashes: readonly RowClash<Content>[];
  /** What people call the row. */
  nameOf(content: Content): string;
  /** What one side has made of a row, e.g. its price; `other` is what the other side has. */
  textOf(content: Content, other: Content | undefined): string;
  onKeepTheirs(clashes: readonly RowClash<Content>[]): void;
  onSendMine(clashes: readonly RowClash<Content>[]): void;
}

/** Changes that were not sent over those of somebody else: the person chooses, for each row or for all at once. */
export function RowClashes<Content>({ clashes, nameOf, textOf, onKeepTheirs, onSendMine }: RowClashesProps<Content>) {
  const t = useTranslations("grid.clash");
  const headingId = useId();
  const sideOf = (side: Content | undefined, other: Content | undefined): string =>
    side === undefined ? t("removed") : textOf(side, other);
  return (
    <section aria-labelledby={headingId} className="grid gap-2 rounded-md border border-danger p-3">
      <div className="flex flex-wrap items-center gap-2">
        <div role="alert" className="mr-auto">
          <h4 id={headingId} className="font-medium">
            {t("title", { count: clashes.length })}
          </h4>
        </div>
        {clashes.length > 1 && (
          <>
            <Button size="small" onClick={() => onKeepTheirs(clashes)}>
              {t("keepAllTheirs")}
            </Button>
            <Button size="small" onClick={() => onSendMine(clashes)}>
              {t("sendAllMine")}
            </Button>
          </>
        )}
      </div>
      <ul className="grid max-h-60 gap-2 overflow-y-auto">
        {clashes.map((clash) => {
          const { key, theirs, mine } = clash;
          const known = mine ?? theirs;
          const name = known === undefined ? "" : nameOf(known);
          return (
            <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t pt-2">
              <span className="min-w-40 flex-1 wrap-anywhere">
                {name}
                <span className="block text-ink-muted text-sm tabular-nums">
                  {t("both", { theirs: sideOf(theirs, mine), mine: sideOf(mine, theirs) })}
                </span>
              </span>
              <span className="flex flex-wrap gap-2">
                <Button size="small" onClick={() => onKeepTheirs([clash])} aria-label={t("keepOf", { name })}>
                  {t("keepTheirs")}
                </Button>
                <Button size="small" onClick={() => onSendMine([clash])} aria-label={t("sendOf", { name })}>
                  {t("sendMine")}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
