import type { ReactNode } from "react";
import type { pageIcons } from "@/components/shell/header/page-icons";
import type { LocalHit } from "@/lib/command-palette/rank";

/** One line of the palette: it leads to an address, or does something. */
export interface Hit extends LocalHit {
  Icon?: (typeof pageIcons)["home"] | undefined;
  /** What tells it from others, below its name. */
  note?: ReactNode;
  to: { address: string } | { act(): void } | { after(): void };
}

export interface HitGroup {
  key: string;
  title: string;
  hits: readonly Hit[];
}
