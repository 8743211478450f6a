"use client";

import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ManyButtons } from "@/components/many/many-buttons";
import { PrintButton, type PrintButtonProps } from "@/components/print/print-button";
import { Button } from "@/components/ui/button";
import type { LoadMany } from "@/lib/list/many/many-action";
import type { UrlSubject } from "@/lib/list/url/list-url";
import type { ListPageKey } from "@/lib/roles/pages";
import { ExportButton } from "../export/export-button";
import type { ListUrl } from "../url/use-list-url";
import { pageTickSelector } from "./tick-box";
import { TickedDialog } from "./ticked-dialog";
import { useTellOfTicks } from "./use-tell-of-ticks";
import type { Ticks } from "./use-ticks";

export interface TickBarProps {
  list: UrlSubject & PrintButtonProps["list"] & { page: ListPageKey; many?: LoadMany | undefined };
  url: ListUrl;
  ticks: Ticks;
}

/** How many rows are ticked, which, and what is done with them. */
export function TickBar({ list, url, ticks }: TickBarProps) {
  const t = useTranslations("list.ticks");
  const [isShowing, setIsShowing] = useState(false);
  useTellOfTicks(list, url, url.state.filters);
  const ids = [...ticks.ids];
  if (ids.length === 0) return null;

  function untickAll(): void {
    ticks.change(ids, false);
    // The button that was pressed is gone.
    document.querySelector<HTMLElement>(pageTickSelector)?.focus();
  }

  return (
    <section
      aria-label={t("bar")}
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-line border-t bg-ticked px-3 py-1.5 text-sm"
    >
      <p role="status" className="font-medium tabular-nums max-sm:flex-1">
        {t("count", { count: ids.length })}
      </p>
      <div className="flex flex-1 flex-wrap items-center gap-1.5 max-sm:order-last max-sm:flex-none max-sm:basis-full">
        <Button size="small" aria-haspopup="dialog" onClick={() => setIsShowing(true)}>
          {t("show")}
        </Button>
        {list.many && <ManyButtons load={list.many} ticked={ids} />}
        <PrintButton list={list} ids={ids} state={url.state} />
        <ExportButton list={list} url={url} totalCount={ids.length} ticked={ids} />
      </div>
      <Button size="small" variant="quiet" onClick={untickAll}>
        <X size={14} aria-hidden />
        {t("clear")}
      </Button>
      {isShowing && <TickedDialog ids={ids} url={url} ticks={ticks} onClose={() => setIsShowing(false)} />}
    </section>
  );
}
