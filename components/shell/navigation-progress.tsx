"use client";

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
    const onClick = (event: MouseEvent) => {
      // Where the bar's code does not come, the page shows by itself whether it comes.
      if (leadsElsewhere(event)) begin().catch(() => undefined);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);

  return null;
}

const loadBar = async () => (await import("@bprogress/core")).BProgress;

let bar: Awaited<ReturnType<typeof loadBar>> | undefined;
/** Beginnings and ends so far: what was begun before the last of them starts no bar any more. */
let turns = 0;

/** The bar's code is fetched beside the first page that is asked for. */
async function begin(): Promise<void> {
  turns += 1;
  const turn = turns;
  const [loaded] = await Promise.all([loadBar(), pause(delay)]);
  if (turn !== turns) return;
  bar = loaded.configure({ showSpinner: false }).start();
}

function end(): void {
  turns += 1;
  bar?.done();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A click on a link to another page of the console, in this tab. */
function leadsElsewhere(event: MouseEvent): boolean {
  const link = followedLink(event);
  if (link === undefined || link.origin !== window.location.origin) return false;
  return link.pathname !== window.location.pathname && !link.pathname.startsWith("/api/");
}
