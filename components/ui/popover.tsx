"use client";

import { Content, Portal, Root, Trigger } from "@radix-ui/react-popover";
import type { ComponentProps } from "react";
import { classNames } from "./class-names";

export const Popover = Root;
export const PopoverTrigger = Trigger;

/** The panel of a popover: closes on Escape and on a click outside, and gives the focus back. */
export function PopoverContent({ className, sideOffset = 6, align = "end", ...rest }: ComponentProps<typeof Content>) {
  return (
    <Portal>
      <Content
        sideOffset={sideOffset}
        align={align}
        collisionPadding={8}
        className={classNames("z-40 rounded-lg border border-line bg-raised text-ink shadow-raised", className)}
        {...rest}
      />
    </Portal>
  );
}
