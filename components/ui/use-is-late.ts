"use client";

import { useEffect, useState } from "react";

/** Longer than a change takes where all is well, in ms. */
const changeMs = 3000;

/**
 * @param afterMs what is over by then is worth no word that comes and goes
 * @returns whether something that is over in a moment is not, e.g. as the platform does not answer
 */
export function useIsLate(isUnderWay: boolean, afterMs = changeMs): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isUnderWay, afterMs]);
  return isLate;
}
