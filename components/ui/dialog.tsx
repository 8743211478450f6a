"use client";

import { Close, Content, Overlay, Portal, Root, Title } from "@radix-ui/react-dialog";
import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { isOnToast } from "@/components/feedback/is-on-toast";
import { classNames } from "./class-names";
import { IconButton } from "./icon-button";
import { scrim } from "./scrim";

interface DialogProps extends Pick<ComponentProps<typeof Content>, "role" | "aria-describedby"> {
  title: string;
  onClose(): void;
  /** It is gone, and the focus is back where it was. */
  onClosed?(): void;
  /** Something is under way: a click beside the dialog does not close it. */
  isHeld?: boolean;
  /** For a table: as wide as the window lets it be. */
  isWide?: boolean;
  children: ReactNode;
}

/** An open dialog in the middle of the page. It stays mounted as long as it is open; the focus goes back where it was. */
export function Dialog({
  title,
  onClose,
  onClosed,
  isHeld = false,
  isWide = false,
  role,
  children,
  ...rest
}: DialogProps) {
  const t = useTranslations("common");
  const before = useRef(document.activeElement);
  return (
    <Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Portal>
        <Overlay className={scrim} />
        <Content
          aria-describedby={undefined}
          {...rest}
          role={role ?? "dialog"}
          onOpenAutoFocus={(event) => {
            // Not on its cross, which comes first in it: Enter would close what has only just opened.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onInteractOutside={(event) => (isHeld || isOnToast(event)) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            // Radix would look for a trigger of its own, and the dialog's code is loaded after its button.
            event.preventDefault();
            if (before.current instanceof HTMLElement) before.current.focus();
            onClosed?.();
          }}
          className={classNames(
            // Not moved by halves of itself: where they are half a pixel, a box in it loses one of its lines.
            "fixed inset-0 z-50 m-auto flex h-fit max-h-[min(44rem,90vh)] flex-col rounded-lg border border-line bg-raised shadow-raised outline-none",
            isWide ? "w-[min(62rem,94vw)]" : "w-[min(30rem,92vw)]",
          )}
        >
          <div className="flex min-h-13 shrink-0 items-center justify-between gap-4 border-line border-b py-2 pr-3 pl-5">
            <Title className="text-lg">{title}</Title>
            <Close asChild>
              <IconButton label={t("close")} size="small">
                <X size={18} aria-hidden />
              </IconButton>
            </Close>
          </div>
          <DialogBody isQuestion={role === "alertdialog"}>{children}</DialogBody>
        </Content>
      </Portal>
    </Root>
  );
}

/** A question is read from its beginning: the focus of a button at its foot has moved what is scrolled. */
function DialogBody({ isQuestion, children }: { isQuestion: boolean; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isQuestion) body.current?.scrollTo(0, 0);
  }, [isQuestion]);
  return (
    // A field that has the focus is not below the footer.
    <div ref={body} className="min-h-0 flex-1 scroll-pb-20 overflow-y-auto p-5">
      {children}
    </div>
  );
}

/** What ends a dialog's step, last in it or in its form: in sight however long the dialog is. */
export function DialogFooter({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={classNames(
        // What is in it is always in sight: no focus of it scrolls anything.
        "*:-scroll-mb-24 sticky -bottom-5 z-20 -mx-5 mt-5 -mb-5 flex flex-wrap items-center justify-end gap-2 rounded-b-lg border-line border-t bg-raised px-5 py-3",
        className,
      )}
    >
      {children}
    </div>
  );
}
