"use client";

import type { ComponentType } from "react";
import type { ListUrl } from "./url/use-list-url";

/** What a page has between its bar and its rows is told the list's state. */
export interface BandProps {
  url: ListUrl;
}

interface ListBandProps extends BandProps {
  band: ComponentType<BandProps> | undefined;
  hasPanel: boolean;
}

/** It is of the rows: where a panel lies in their place, it would only take room. */
export function ListBand({ band: Band, url, hasPanel }: ListBandProps) {
  if (!Band) return null;
  return (
    <div className={hasPanel ? "max-lg:hidden" : undefined}>
      <Band url={url} />
    </div>
  );
}
