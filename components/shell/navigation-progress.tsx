"use client";

import { BProgress } from "@bprogress/core";
import { usePathname, useSearchParams } from "next/navigation";
import { Suspense, useEffect } from "react";

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

/** A plain click on a link to another page of the console, in this tab. */
function leadsElsewhere({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return false;
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === null || link.origin !== window.location.origin || link.hasAttribute("download")) return false;
  if (link.target !== "" && link.target !== "_self") return false;
  return link.pathname !== window.location.pathname && !link.pathname.startsWith("/api/");
}
