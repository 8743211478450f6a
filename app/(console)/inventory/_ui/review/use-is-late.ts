"use client";

import { useEffect, useState } from "react";

/** Longer than a change takes where all is well, in ms. */
const lateMs = 3000;

/** @returns whether something that is over in a moment is not, e.g. as the platform does not answer */
export function useIsLate(isUnderWay: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isUnderWay]);
  return isLate;
}
