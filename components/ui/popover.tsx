"use client";

import { Anchor, Content, Portal, Root } from "@radix-ui/react-popover";
import type { ComponentProps, RefObject } from "react";
import { classNames } from "./class-names";

interface AnchoredPopoverProps extends Omit<ComponentProps<typeof Content>, "onCloseAutoFocus" | "onInteractOutside"> {
  /** The button that opened it. It stands outside, so that a page can draw it before a popover is loaded. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** It stays within the landmark or dialog in which it stands, as what belongs to a field does. */
  isInPlace?: boolean;
}

/** An open panel below its button: takes the focus, closes on Escape and outside, and gives the focus back. */
export function AnchoredPopover({
  anchor,
  onClose,
  isInPlace = false,
  className,
  sideOffset = 6,
  align = "end",
  ...rest
}: AnchoredPopoverProps) {
  const content = (
    <Content
      sideOffset={sideOffset}
      align={align}
      collisionPadding={8}
      // The button closes the panel itself: closed here first, the same click would open it again.
      onInteractOutside={(event) => {
        if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
      }}
      // Back to the button, unless the person has put it elsewhere.
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (document.activeElement === document.body) anchor.current?.focus();
      }}
      className={classNames("z-40 rounded-lg border border-line bg-raised text-ink shadow-raised", className)}
      {...rest}
    />
  );
  return (
    <Root open onOpenChange={onClose}>
      <Anchor virtualRef={anchor} />
      {isInPlace ? content : <Portal>{content}</Portal>}
    </Root>
  );
}
