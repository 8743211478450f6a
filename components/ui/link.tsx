"use client";

import NextLink from "next/link";
import { type ComponentProps, type FocusEvent, type PointerEvent, useState } from "react";

/** @param prefetch false where its page is not worth fetching ahead, e.g. in each row of a list */
type LinkProps = Omit<ComponentProps<typeof NextLink>, "prefetch"> & { prefetch?: false };

/**
 * A link inside the console. Its page is fetched ahead while the pointer or the focus is on it, not as soon as it is
 * seen: a page shows a dozen links, and two requests for each would cost more than the page itself. A finger leaves the
 * link before it has clicked: what it touched is fetched all the same.
 */
export function Link({ prefetch, onPointerEnter, onPointerLeave, onFocus, onBlur, ...rest }: LinkProps) {
  const [isAimedAt, setAimedAt] = useState(false);
  const enter = (event: PointerEvent<HTMLAnchorElement>) => {
    setAimedAt(true);
    onPointerEnter?.(event);
  };
  const leave = (event: PointerEvent<HTMLAnchorElement>) => {
    if (event.pointerType === "mouse") setAimedAt(false);
    onPointerLeave?.(event);
  };
  const focus = (event: FocusEvent<HTMLAnchorElement>) => {
    setAimedAt(true);
    onFocus?.(event);
  };
  const blur = (event: FocusEvent<HTMLAnchorElement>) => {
    setAimedAt(false);
    onBlur?.(event);
  };
  return (
    <NextLink
      {...rest}
      prefetch={isAimedAt ? (prefetch ?? null) : false}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={focus}
      onBlur={blur}
    />
  );
}
