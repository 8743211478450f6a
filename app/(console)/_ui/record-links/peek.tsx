"use client";

import PanelRight from "lucide-react/icons/panel-right";
import X from "lucide-react/icons/x";
import { type AbstractIntlMessages, useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef, useState } from "react";
import { PageTexts } from "@/components/shell/page-texts";
import { usePageTexts } from "@/components/shell/use-page-texts";
import { Button, buttonVariants } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { AnchoredPopover } from "@/components/ui/popover";
import type { MarkedRecord } from "@/lib/list/declare/read-record-mark";
import { type AnyList, findList } from "@/lib/resources/list-table";
import { PeekFields } from "./peek-fields";
import { PeekRows } from "./peek-rows";

export interface PeekedRecord extends MarkedRecord {
  /** The link on which the pointer or the focus rests. */
  link: HTMLAnchorElement;
  /** Shown by a key, and the focus goes along. */
  byKey: boolean;
}

interface PeekProps extends PeekedRecord {
  onClose(): void;
}

/** A record's first fields beside the link that names it: one call, and nobody leaves the page for it. */
export function Peek(props: PeekProps) {
  const { page, link, byKey, onClose } = props;
  const t = useTranslations("list.peek");
  const list = findList(page);
  const texts = usePageTexts([page])[page];
  const anchor = useRef<HTMLElement>(link);
  const content = useRef<HTMLDivElement>(null);
  const [isBeside, setBeside] = useState(false);
  if (list === undefined || texts === undefined) return null;
  if (isBeside && texts !== "failed") return <Beside {...props} list={list} texts={texts} />;
  return (
    <AnchoredPopover
      anchor={anchor}
      onClose={onClose}
      align="start"
      data-peek
      aria-label={t("title")}
      tabIndex={-1}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        if (byKey) content.current?.focus();
      }}
      ref={content}
      className="outline-none flex max-h-96 w-96 max-w-[calc(100vw-2rem)] flex-col gap-3 p-4"
    >
      <div className="flex min-h-0 flex-col gap-3 overflow-auto">
        {texts === "failed" ? (
          <p role="alert">{t("failed")}</p>
        ) : (
          <PeekBody {...props} list={list} texts={texts} most={8} />
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Steps href={link.href} onClose={onClose} />
        {texts !== "failed" && (
          <Button size="small" onClick={() => setBeside(true)}>
            <PanelRight size={14} aria-hidden />
            {t("beside")}
          </Button>
        )}
      </div>
    </AnchoredPopover>
  );
}

interface PeekBodyProps extends MarkedRecord {
  list: AnyList;
  texts: AbstractIntlMessages;
  /** How many fields; all where absent. */
  most?: number;
}

function PeekBody({ page, id, filters, list, texts, most }: PeekBodyProps) {
  return (
    <PageTexts texts={{ [page]: texts }}>
      {id === undefined ? (
        <PeekRows list={list} filters={filters} most={most} />
      ) : (
        <PeekFields list={list} id={id} filters={filters} most={most} />
      )}
    </PageTexts>
  );
}

/** The whole of the record over the right of the page, which can be gone on with. */
function Beside(props: PeekProps & { list: AnyList; texts: AbstractIntlMessages }) {
  const { link, onClose } = props;
  const t = useTranslations("list.peek");
  const panel = useRef<HTMLElement>(null);
  useFocusAndEscape(panel, () => {
    onClose();
    link.focus();
  });
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      data-peek
      aria-label={t("title")}
      className="fixed top-header right-0 bottom-0 z-40 flex w-[30rem] max-w-full flex-col gap-3 overflow-auto border-l border-line bg-raised p-4 text-ink shadow-raised outline-none"
    >
      <div className="flex flex-wrap items-center gap-2">
        <Steps href={link.href} onClose={onClose} />
        <span className="flex-1" />
        <IconButton size="small" label={t("close")} onClick={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
      <PeekBody {...props} />
    </aside>
  );
}

function Steps({ href, onClose }: { href: string; onClose(): void }) {
  const t = useTranslations("list.peek");
  const path = href.slice(window.location.origin.length);
  return (
    <>
      <Link href={path} prefetch={false} onClick={onClose} className={buttonVariants({ size: "small" })}>
        {t("open")}
      </Link>
      <a href={path} target="_blank" rel="noopener" className={buttonVariants({ size: "small" })}>
        {t("newTab")}
      </a>
    </>
  );
}

function useFocusAndEscape(panel: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const leave = useRef(onEscape);
  useEffect(() => {
    leave.current = onEscape;
  });
  useEffect(() => {
    panel.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.stopPropagation();
      leave.current();
    };
    // Before the list's own Escape, which would close its preview.
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, [panel]);
}
