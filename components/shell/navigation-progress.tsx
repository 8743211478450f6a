"use client";

import { BProgress } from "@bprogress/core";
import { usePathname, useSearchParams } from "next/navigation";
import { Suspense, useEffect } from "react";
import { followedLink } from "@/components/ui/followed-link";

/** A page that is there at once should not flash a bar. Milliseconds. */
const delay = 120;

/** The thin bar at the top while a page is on its way (1§2). */
export function NavigationProgress() {
  return (
    <Suspense>
      <LinkWatch />
    </Suspense>
  );
}

/** One listener for the document starts the bar, whatever draws the links; the new address ends it. */
function LinkWatch() {
  const pathname = usePathname();
  const search = useSearchParams();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what ends the bar.
  useEffect(end, [pathname, search]);

  useEffect(() => {
    BProgress.configure({ showSpinner: false });
    const onClick = (event: MouseEvent) => {
      if (leadsElsewhere(event)) begin();
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);

  return null;
}

let beginning: number | undefined;

function begin(): void {
  window.clearTimeout(beginning);
  beginning = window.setTimeout(() => BProgress.start(), delay);
}

function end(): void {
  window.clearTimeout(beginning);
  BProgress.done();
}

/** A click on a link to another page of the console, in this tab. */
function leadsElsewhere(event: MouseEvent): boolean {
  const link = followedLink(event);
  if (link === undefined || link.origin !== window.location.origin) return false;
  return link.pathname !== window.location.pathname && !link.pathname.startsWith("/api/");
}
