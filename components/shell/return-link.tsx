"use client";

import { useEffect } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import type { PageKey } from "@/lib/roles/pages";
import { hasWays } from "./has-ways";

const loadLink = async () => (await import("./way-back-link")).WayBackLink;

/** The way back to the page that sent the person here, as they left it (CUST-005). Nothing where none did. */
export function ReturnLink({ page }: { page: PageKey }) {
  const [WayBackLink, load] = useOnDemand(loadLink);
  useEffect(() => {
    if (hasWays()) load();
  });
  return WayBackLink && <WayBackLink page={page} />;
}
