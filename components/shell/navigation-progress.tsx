"use client";

import { useProgress } from "@bprogress/next";
import { ProgressProvider } from "@bprogress/next/app";
import { usePathname, useSearchParams } from "next/navigation";
import { type ReactNode, Suspense, useEffect } from "react";

/** A page that is there at once should not flash a bar. Milliseconds. */
const delay = 120;

/** The thin bar at the top while a page is on its way (1§2). */
export function NavigationProgress({ children }: { children: ReactNode }) {
  return (
    <ProgressProvider height="3px" color="var(--accent)" options={{ showSpinner: false }} delay={delay} shallowRouting>
      <Suspense>
        <LinkWatch />
      </Suspense>
      {children}
    </ProgressProvider>
  );
}

/**
 * The package looks for links once and then for changes of the page; links that React puts there by hydration it never
 * meets. So one listener for the document starts the bar, and the new address ends it.
 */
function LinkWatch() {
  const { start, stop } = useProgress();
  const pathname = usePathname();
  const search = useSearchParams();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what ends the bar.
  useEffect(() => stop(), [pathname, search, stop]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (leadsElsewhere(event)) start(0, delay);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [start]);

  return null;
}

/** A plain click on a link to another page of the console, in this tab. */
function leadsElsewhere({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return false;
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === null || link.origin !== window.location.origin || link.hasAttribute("download")) return false;
  if (link.target !== "" && link.target !== "_self") return false;
  return link.pathname !== window.location.pathname && !link.pathname.startsWith("/api/");
}
