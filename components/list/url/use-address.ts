"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useMemo, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

function onAddress(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

/**
 * The parameters that stand in the address bar. The router's own follow it late: after a reload it first asks the server
 * for what Back leads to, and a second Back may overtake that answer. A list's state needs no server.
 */
export function useAddress(): URLSearchParams {
  const path = usePathname();
  const routed = useSearchParams().toString();
  const search = useSyncExternalStore(
    onAddress,
    // A page is rendered before its address is there.
    () => (window.location.pathname === path ? inOneSpelling(window.location.search) : routed),
    () => routed,
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** As the router spells it: another text right after the first HTML would render parts of the page again. */
function inOneSpelling(search: string): string {
  return new URLSearchParams(search).toString();
}

/** @param search the new parameters of this page, e.g. `?page=2`. The router watches the browser's history and follows. */
export function writeAddress(step: "push" | "replace", search: string): void {
  const { pathname, search: before, hash } = window.location;
  // The fragment names an open part of the open record.
  const fragment = openIn(search) === openIn(before) ? hash : "";
  const address = `${pathname}${search === "?" ? "" : search}${fragment}`;
  if (step === "push") window.history.pushState(null, "", address);
  else window.history.replaceState(null, "", address);
  for (const listener of listeners) listener();
}

function openIn(search: string): string | null {
  return new URLSearchParams(search).get("open");
}
