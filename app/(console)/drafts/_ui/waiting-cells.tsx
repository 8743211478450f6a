"use client";

import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useUnsavedWork } from "@/components/form/unsaved/use-unsaved-work";
import { useAddress } from "@/components/list/url/use-address";
import {
  dropUnsentCells,
  readWaitingCells,
  type WaitingCells as Waiting,
} from "@/components/resources/drafts/unsent-cells";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { focusIfLost } from "@/components/ui/focus-if-lost";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";

/**
 * Cells that were not saved and wait in an editor that is not open, as after a reload or a draft of a machine that was made in
 * part: they are named, and who leaves the page is asked first (MAPP-019).
 */
export function WaitingCells() {
  const t = useTranslations("drafts");
  const address = useAddress();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  useEffect(() => {
    // Once an editor that was left has kept or dropped its own, and it is known who works here.
    const look = setTimeout(() => setWaiting(readWaitingCells().filter((each) => !isOpen(each, address))));
    return () => clearTimeout(look);
  }, [address]);
  // A form that is open asks for itself when it is closed: these cells stay then.
  const isFormInUse = useIsInMain() && address.has("mode");
  useUnsavedWork(waiting.length > 0 && !isFormInUse, ({ pathname }) => pathname === "/drafts");
  const [asked, setAsked] = useState<Waiting>();
  if (waiting.length === 0) return null;
  const nameOf = ({ domain, id, name }: Waiting): string => {
    const mapping = `${t(`kinds.${domain}`)} ${id}`;
    return name === undefined ? mapping : t("unsent.named", { mapping, name });
  };
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-warning-soft px-3 py-2 text-warning"
    >
      <p>{t("unsent.waiting", { count: waiting.reduce((sum, { count }) => sum + count, 0) })}</p>
      {waiting.map((each) => (
        <span key={`${each.domain} ${each.id}`} className="inline-flex items-center gap-1">
          <Link href={`/drafts?domain=${each.domain}&open=${each.id}&mode=edit`} prefetch={false} className="underline">
            {t("unsent.of", { mapping: nameOf(each), count: each.count })}
          </Link>
          <IconButton size="small" label={t("unsent.forget", { mapping: nameOf(each) })} onClick={() => setAsked(each)}>
            <X size={14} aria-hidden />
          </IconButton>
        </span>
      ))}
      {asked && (
        <ConfirmDialog
          title={t("unsent.forget", { mapping: nameOf(asked) })}
          text={t("unsent.forgetText", { count: asked.count })}
          confirmText={t("unsent.forgetConfirm")}
          keepText={t("delete.keep")}
          onConfirm={() => {
            dropUnsentCells(asked.domain, asked.id);
            setWaiting(waiting.filter((each) => each !== asked));
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
          // The button that asked is gone with what it was about.
          onClosed={() => focusIfLost(document.getElementById("main"))}
        />
      )}
    </div>
  );
}

function isOpen({ domain, id }: Waiting, address: URLSearchParams): boolean {
  const shown = address.get("domain") ?? "mapping-draft";
  return address.get("mode") === "edit" && address.get("open") === String(id) && shown === domain;
}

/** Whether the person works in the page itself, and not in what leads out of it. */
function useIsInMain(): boolean {
  const [isInMain, setInMain] = useState(false);
  useEffect(() => {
    const ends = new AbortController();
    const early = { capture: true, signal: ends.signal };
    const look = ({ target }: Event): void =>
      setInMain(target instanceof Element && target.closest("main, [role=dialog], [role=alertdialog]") !== null);
    window.addEventListener("pointerdown", look, early);
    window.addEventListener("focusin", look, early);
    return () => ends.abort();
  }, []);
  return isInMain;
}
