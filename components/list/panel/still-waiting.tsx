"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";

/** Longer than a save takes where all is well, in ms. */
const lateMs = 5000;

/** Beside a save that is on its way. One that brings no answer is asked for again for a minute: that it is not over is told. */
export function StillWaiting() {
  const t = useTranslations("list");
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span role="status" className="self-center text-ink-muted text-sm empty:hidden">
      {isLate && t("stillWaiting")}
    </span>
  );
}
