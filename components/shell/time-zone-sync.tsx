"use client";

import { useRouter } from "next/navigation";
import { useTimeZone } from "next-intl";
import { useEffect } from "react";
import { timeZoneCookie } from "@/lib/dates/time-zone";
import { preferenceCookie } from "@/lib/preferences/cookie";

/**
 * Tells the server this browser's time zone. The page keeps the zone it was rendered in until the
 * server has rendered it again: markup and hydration always agree.
 */
export function TimeZoneSync() {
  const rendered = useTimeZone();
  const router = useRouter();
  useEffect(() => {
    const own = globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (own === rendered) return;
    const before = document.cookie;
    document.cookie = preferenceCookie(timeZoneCookie, own);
    // Where the cookie did not change (blocked, or a zone the server does not know), asking again would never end.
    if (document.cookie !== before) router.refresh();
  }, [rendered, router]);
  return null;
}
