"use client";

import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog, DialogFooter } from "@/components/ui/dialog";
import { IconButton } from "@/components/ui/icon-button";
import { InPlaceLink } from "../url/in-place-link";
import type { ListUrl } from "../url/use-list-url";
import type { Ticks } from "./use-ticks";

interface TickedDialogProps {
  ids: readonly number[];
  url: ListUrl;
  ticks: Ticks;
  onClose(): void;
}

/** Which rows are ticked: each is opened or unticked here, wherever it stands. */
export function TickedDialog({ ids, url, ticks, onClose }: TickedDialogProps) {
  const t = useTranslations("list.ticks");
  const common = useTranslations("list");
  return (
    <Dialog title={t("shown", { count: ids.length })} onClose={onClose}>
      <p className="mb-4 text-ink-muted">{t("shownHint")}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2">
        {ids.map((id) => (
          <li key={id} className="flex items-center justify-between rounded-md border border-line pl-3 tabular-nums">
            <InPlaceLink
              href={url.urlOf({ open: id })}
              onGo={() => {
                onClose();
                url.open(id);
              }}
              aria-label={t("open", { id })}
              className="text-link underline-offset-2 hover:underline"
            >
              {id}
            </InPlaceLink>
            <IconButton size="small" label={t("untick", { id })} onClick={() => ticks.change([id], false)}>
              <X size={14} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <DialogFooter>
        <Button onClick={onClose}>{common("close")}</Button>
      </DialogFooter>
    </Dialog>
  );
}
