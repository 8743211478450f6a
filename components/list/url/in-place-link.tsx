"use client";

import type { ComponentProps, MouseEvent } from "react";

interface InPlaceLinkProps extends Omit<ComponentProps<"a">, "onClick"> {
  href: string;
  /** The same step without leaving the page. */
  onGo(): void;
}

/** A true link (it opens in a new tab, and before JavaScript is there) whose plain click stays on the page. */
export function InPlaceLink({ href, onGo, ...rest }: InPlaceLinkProps) {
  function go(event: MouseEvent) {
    if (isForNewTab(event)) return;
    event.preventDefault();
    onGo();
  }
  return <a href={href} onClick={go} {...rest} />;
}

export function isForNewTab(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey;
}
