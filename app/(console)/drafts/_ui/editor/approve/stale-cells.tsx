"use client";

import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef, useState } from "react";
import { useNames } from "@/components/resources/drafts/mapping/use-names";
import { useSettingText } from "@/components/resources/drafts/mapping/use-setting-text";
import { Button } from "@/components/ui/button";
import { focusIfLost } from "@/components/ui/focus-if-lost";
import type { StaleCell } from "@/lib/resources/drafts/approval/stale-cells";
import type { Approval } from "./use-approval";

/** So many are looked at, and can be chosen, at once. */
const atOnce = 20;

interface StaleCellsProps {
  approval: Approval;
  /** It is known what was live when the draft was made. */
  isTold: boolean;
  /** Leads to the draft's cell of a place. */
  onShow(place: string): void;
}

/** Cells that have changed live since the draft was made, side by side: each is chosen before the draft is approved. */
export function StaleCells({ approval, isTold, onShow }: StaleCellsProps) {
  const t = useTranslations("mapping.approve.stale");
  const { pending, kept, keepDraft, takeLive, lookAgain } = approval;
  // Those that are built otherwise by now are given nothing.
  const machines = (approval.shown?.live ?? []).flatMap((each) => (each.kind === "rebuilt" ? [] : each.storage));
  const [isSaving, setSaving] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const hasChosen = useRef(false);
  // The pressed button goes with its cell: one goes on with the next one.
  useLayoutEffect(() => {
    if (!hasChosen.current || isSaving) return;
    hasChosen.current = false;
    focusIfLost(frame.current?.querySelector<HTMLElement>("[data-choice]") ?? heading.current);
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const listed = pending.slice(0, atOnce);
  const keep = (cells: readonly StaleCell[]): void => {
    hasChosen.current = true;
    keepDraft(cells);
  };
  const choose = async (cells: readonly StaleCell[]): Promise<void> => {
    hasChosen.current = true;
    setSaving(true);
    await takeLive(cells);
    setSaving(false);
  };
  return (
    <section
      ref={frame}
      aria-labelledby="mapping-stale"
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-md border border-warning p-3"
    >
      <h4 ref={heading} id="mapping-stale" tabIndex={-1} className="font-medium">
        {pending.length > 0
          ? t(isTold ? "title" : "titleUntold", { count: pending.length })
          : t(isTold ? "done" : "doneUntold")}
      </h4>
      {pending.length > 0 && <p className="text-ink-muted text-sm">{t(isTold ? "text" : "untold")}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {listed.map((cell) => (
          <StaleRow
            key={`${cell.place} ${cell.machines[0]?.id}`}
            cell={cell}
            others={othersOf(cell, machines)}
            isTold={isTold}
            isBusy={isSaving}
            onDraft={() => keep([cell])}
            onLive={() => void choose([cell])}
            onShow={() => onShow(cell.place)}
          />
        ))}
      </ul>
      {pending.length > 1 && (
        <div className="flex flex-wrap items-center gap-2 border-line border-t pt-2">
          <Button size="small" aria-disabled={isSaving} onClick={() => isSaving || keep(listed)}>
            {t("draftForAll", { count: listed.length })}
          </Button>
          <Button size="small" aria-disabled={isSaving} onClick={() => isSaving || void choose(oneOfEach(listed))}>
            {t("liveForAll", { count: oneOfEach(listed).length })}
          </Button>
          {pending.length > listed.length && (
            <span className="text-ink-muted text-sm">{t("more", { count: pending.length - listed.length })}</span>
          )}
        </div>
      )}
      {kept > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          {t("kept", { count: kept })}
          <Button size="small" onClick={lookAgain}>
            {t("again")}
          </Button>
        </p>
      )}
    </section>
  );
}

/** Where machines differ in one cell, the draft can become what one of them has: the others are looked at then. */
function oneOfEach(cells: readonly StaleCell[]): StaleCell[] {
  return [...new Map(cells.toReversed().map((cell) => [cell.place, cell])).values()].reverse();
}

/** Names of the other machines that are given the draft: what is chosen comes to them as well. */
function othersOf(cell: StaleCell, machines: readonly StaleCell["machines"][number][]): string[] {
  const own = new Set(cell.machines.map(({ id }) => id));
  return machines.flatMap(({ id, name }) => (own.has(id) ? [] : name));
}

/** So many machines are named at each cell, more are counted. */
const mostNamed = 3;

interface StaleRowProps {
  cell: StaleCell;
  others: readonly string[];
  isTold: boolean;
  isBusy: boolean;
  onDraft(): void;
  onLive(): void;
  onShow(): void;
}

function StaleRow({ cell, others, isTold, isBusy, onDraft, onLive, onShow }: StaleRowProps) {
  const t = useTranslations("mapping.approve.stale");
  const textOf = useSettingText();
  const namesOf = useNames(mostNamed);
  const { alias, draft, live, made, machines } = cell;
  const sides = [
    { name: t("draft"), text: textOf(draft) },
    { name: t("live"), text: textOf(live) },
    // Where nothing is told of then, the text above says so once.
    ...(isTold ? [{ name: t("made"), text: made === undefined ? t("unknown") : textOf(made) }] : []),
  ];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1.5 border-line border-t pt-2">
      <div className="flex flex-wrap items-baseline gap-2 text-sm">
        <button type="button" onClick={onShow} className="font-medium text-link hover:underline">
          {t("cell", { alias })}
        </button>
        <span className="text-ink-muted wrap-anywhere">{namesOf(machines.map(({ name }) => name))}</span>
      </div>
      <dl className={`grid gap-2 text-sm ${isTold ? "grid-cols-3" : "grid-cols-2"}`}>
        {sides.map(({ name, text }) => (
          <div key={name} className="rounded bg-sunken px-2 py-1">
            <dt className="text-ink-muted text-xs">{name}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {others.length > 0 && (
        <p className="text-ink-muted text-xs wrap-anywhere">{t("alsoIn", { names: namesOf(others) })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-disabled={isBusy}
          data-choice
          aria-label={t("takeDraftOf", { alias })}
          onClick={() => isBusy || onDraft()}
        >
          {t("takeDraft")}
        </Button>
        <Button
          size="small"
          aria-disabled={isBusy}
          aria-label={t("takeLiveOf", { alias })}
          onClick={() => isBusy || onLive()}
        >
          {t("takeLive")}
        </Button>
      </div>
    </li>
  );
}
