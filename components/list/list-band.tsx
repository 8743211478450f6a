"use client";

import type { ComponentType } from "react";
import type { ListUrl } from "./url/use-list-url";

/** What a page has between its bar and its rows is told the list's state. */
export interface BandProps {
  url: ListUrl;
}

interface ListBandProps extends BandProps {
  band: ComponentType<BandProps> | undefined;
}

export function ListBand({ band: Band, url }: ListBandProps) {
  return Band ? <Band url={url} /> : null;
}
