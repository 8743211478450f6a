"use client";

import NextLink from "next/link";
import { type ComponentProps, type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { restingTime } from "./resting-time";

/** @param prefetch false where its page is not worth fetching ahead, e.g. in each row of a list */
type LinkProps = Omit<ComponentProps<typeof NextLink>, "prefetch"> & { prefetch?: false };

/**
 * A link inside the console. Once the pointer or the focus rests on it, its page is fetched ahead, whole, so that the
 * click finds it there: not as soon as the link is seen, for a page shows a dozen links. A finger leaves the link before
 * it has clicked: what it touched is fetched all the same.
 */
export function Link({ prefetch, onPointerEnter, onPointerLeave, onFocus, onBlur, ...rest }: LinkProps) {
  const [isAimedAt, setAimedAt] = useState(false);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  const aim = () => {
    clearTimeout(resting.current);
    resting.current = setTimeout(setAimedAt, restingTime, true);
  };
  const turnAway = () => {
    clearTimeout(resting.current);
    setAimedAt(false);
  };
  const enter = (event: PointerEvent<HTMLAnchorElement>) => {
    aim();
    onPointerEnter?.(event);
  };
  const leave = (event: PointerEvent<HTMLAnchorElement>) => {
    if (event.pointerType === "mouse") turnAway();
    onPointerLeave?.(event);
  };
  const focus = (event: FocusEvent<HTMLAnchorElement>) => {
    aim();
    onFocus?.(event);
  };
  const blur = (event: FocusEvent<HTMLAnchorElement>) => {
    turnAway();
    onBlur?.(event);
  };
  return (
    <NextLink
      {...rest}
      prefetch={isAimedAt && prefetch !== false}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={focus}
      onBlur={blur}
    />
  );
}
