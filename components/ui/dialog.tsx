"use client";

import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from "@radix-ui/react-dialog";
import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { IconButton } from "./icon-button";

export const Dialog = Root;
export const DialogTrigger = Trigger;
export const DialogClose = Close;

interface DialogContentProps {
  title: string;
  /** Says what will happen, and to what. */
  description?: string;
  className?: string;
  children: ReactNode;
}

/** A window over the page: traps the focus, closes on Escape. */
export function DialogContent({ title, description, className, children }: DialogContentProps) {
  const t = useTranslations("common");
  return (
    <Portal>
      <Overlay className="fixed inset-0 z-40 bg-black/50" />
      <Content
        {...(description === undefined ? { "aria-describedby": undefined } : {})}
        className={classNames(
          "fixed top-1/2 left-1/2 z-50 w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2",
          "max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-lg border border-line bg-raised p-5 shadow-raised",
          className,
        )}
      >
        <div className="flex items-start justify-between gap-4">
          <Title className="text-lg">{title}</Title>
          <Close asChild>
            <IconButton label={t("close")} size="small">
              <X size={16} aria-hidden />
            </IconButton>
          </Close>
        </div>
        {description !== undefined && <Description className="mt-1 text-ink-muted">{description}</Description>}
        <div className="mt-4">{children}</div>
      </Content>
    </Portal>
  );
}
