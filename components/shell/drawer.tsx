"use client";

import { Close, Content, Overlay, Portal, Root, Title } from "@radix-ui/react-dialog";
import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { isOnToast } from "@/components/feedback/is-on-toast";
import { IconButton } from "@/components/ui/icon-button";
import { scrim } from "@/components/ui/scrim";
import { Skeleton } from "@/components/ui/skeleton";

/** The drawer has these three modes and no other (1§2). */
const drawerModes = ["filter", "saved", "columns"] as const;

export type DrawerMode = (typeof drawerModes)[number];

/** 1§2: the drawer slides in first, its content follows. */
const contentDelayMs = 300;

interface DrawerProps {
  /** Undefined while it is closed. It is no route: the URL knows nothing of it. */
  mode: DrawerMode | undefined;
  onClose: () => void;
  /** Has the focus again once the drawer is closed. */
  opener: RefObject<HTMLElement | null>;
  /** What the open mode holds; asked for once it is to appear. */
  children: (mode: DrawerMode) => ReactNode;
}

/** The right-hand drawer's frame. */
export function Drawer({ mode, onClose, opener, children }: DrawerProps) {
  return (
    <Root open={mode !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {mode !== undefined && (
        <DrawerPanel mode={mode} opener={opener}>
          {children}
        </DrawerPanel>
      )}
    </Root>
  );
}

function DrawerPanel({ mode, opener, children }: Omit<DrawerProps, "mode" | "onClose"> & { mode: DrawerMode }) {
  const t = useTranslations("shell.drawer");
  const common = useTranslations("common");
  return (
    <Portal>
      <Overlay className={scrim} />
      <Content
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          // Not on its cross, as in a dialog: where nothing in it takes the focus, Enter would close it.
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        onInteractOutside={(event) => isOnToast(event) && event.preventDefault()}
        onCloseAutoFocus={(event) => {
          // Radix would look for a trigger of its own, and the drawer's code is loaded after its button.
          event.preventDefault();
          opener.current?.focus();
        }}
        className="fixed inset-y-0 right-0 z-50 flex w-[min(26rem,100vw)] animate-[drawer-in_300ms_ease-out] flex-col border-l border-line bg-raised shadow-raised outline-none"
      >
        <div className="flex h-14 shrink-0 items-center justify-between gap-4 border-b border-line px-5">
          <Title className="text-lg">{t(mode)}</Title>
          <Close asChild>
            <IconButton label={common("close")}>
              <X size={18} aria-hidden />
            </IconButton>
          </Close>
        </div>
        <AfterDelay key={mode}>{() => children(mode)}</AfterDelay>
      </Content>
    </Portal>
  );
}

function AfterDelay({ children }: { children: () => ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), contentDelayMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // Until now there was nothing to enter. Content may have put the focus into itself.
    if (isDue && !place.current?.contains(document.activeElement))
      place.current?.querySelector<HTMLElement>(":is(button, input, select, a[href]):not(:disabled)")?.focus();
  }, [isDue]);
  return (
    <div ref={place} className="min-h-0 flex-1 overflow-y-auto p-5">
      {isDue ? (
        children()
      ) : (
        <div className="grid gap-3">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </div>
      )}
    </div>
  );
}
