"use client";

import Search from "lucide-react/icons/search";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { notifyNotLoaded } from "@/components/feedback/notify";
import { earlyPalette } from "@/components/shell/early/early-palette-events";
import { useToday } from "@/components/shell/use-today";
import { useOnDemand } from "@/components/ui/use-on-demand";
import type { PageKey } from "@/lib/roles/pages";
import { strayScan } from "./stray-scan";

const loadDialog = () => import("./palette-dialog").then(({ PaletteDialog }) => PaletteDialog);

/** What was typed before the dialog was there. */
interface Typed {
  text: string;
  isEntered?: boolean;
}

/**
 * The command palette: pages, actions, saved filters and records by what one types (decision 0043). What it consists of is fetched
 * when somebody reaches for it; what is typed meanwhile stands in a field of its place and goes along.
 */
export function CommandPalette({ pages }: { pages: readonly PageKey[] }) {
  const t = useTranslations("shell.palette");
  const [typed, setTyped] = useState<Typed>();
  const [isMissing, setMissing] = useState(false);
  const [PaletteDialog, load] = useOnDemand(loadDialog, () => {
    if (typed === undefined) return;
    setMissing(true);
    notifyNotLoaded();
  });
  const router = useRouter();
  const today = useToday();
  const before = useRef<Element>(null);
  const button = useRef<HTMLButtonElement>(null);

  const openWith = useCallback(
    (typed: Typed): void => {
      before.current = document.activeElement;
      load();
      setTyped(typed);
    },
    [load],
  );
  const takeScan = useEffectEvent((keys: readonly KeyboardEvent[]) => {
    // Where its code does not come the scan is lost, which is told: goods can be scanned once more.
    import("./open-scanned").then(
      ({ openScanned }) => openScanned(keys, { pages, today, go: router.push, search: (text) => openWith({ text }) }),
      notifyNotLoaded,
    );
  });

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      const scan = strayScan(event);
      if (scan !== undefined) takeScan(scan);
      if (key.toLowerCase() !== "k" || ctrlKey === metaKey || shiftKey || altKey) return;
      // The browser's own search is never what is meant here.
      event.preventDefault();
      // A dialog that is open is finished with first.
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      openWith({ text: "" });
    }
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [openWith]);

  useEffect(() => {
    const onTyped = (event: Event): void => {
      if (event instanceof CustomEvent) openWith(event.detail);
    };
    document.addEventListener(earlyPalette.typed, onTyped);
    document.dispatchEvent(new Event(earlyPalette.alive));
    return () => document.removeEventListener(earlyPalette.typed, onTyped);
  }, [openWith]);

  const close = (): void => setTyped(undefined);
  return (
    <div className="relative my-2 flex shrink-0 max-lg:my-1">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={typed !== undefined}
        aria-keyshortcuts="Control+K Meta+K"
        title={t("open")}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          before.current = button.current;
          load();
          setTyped({ text: "" });
        }}
        className="flex min-w-10 items-center justify-center gap-2 rounded-md bg-white/10 px-2.5 text-on-header-muted text-sm hover:bg-white/15 hover:text-on-header focus-visible:outline-accent xl:w-56 xl:justify-start"
      >
        <Search size={16} aria-hidden />
        <span className="max-xl:sr-only">{t("label")}</span>
        <kbd aria-hidden className="ml-auto rounded border border-white/25 px-1 font-sans text-xs max-xl:hidden">
          {t("keys")}
        </kbd>
      </button>
      {typed &&
        (PaletteDialog ? (
          <PaletteDialog typed={typed} pages={pages} before={before} button={button} onClose={close} />
        ) : (
          <input
            // biome-ignore lint/a11y/noAutofocus: it stands where the dialog's own field is about to.
            autoFocus
            aria-label={t("label")}
            aria-busy={!isMissing}
            value={typed.text}
            onChange={({ target }) => {
              // What is typed on a broken line stays, and asks again.
              if (isMissing) load();
              setTyped({ text: target.value });
            }}
            onKeyDown={({ key }) => {
              if (key === "Enter") {
                load();
                setTyped({ ...typed, isEntered: true });
              }
              if (key === "Escape") close();
            }}
            className="absolute inset-y-0 right-0 w-56 rounded-md bg-surface px-2.5 text-ink"
          />
        ))}
    </div>
  );
}
