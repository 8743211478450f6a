"use client";

import { createContext, type ReactNode, use } from "react";
import type { Tiles } from "./map-style";

const TilesContext = createContext<Tiles | undefined>(undefined);

/** Tells the maps of a page what they are drawn on: the server alone knows its environment. */
export function MapTiles({ tiles, children }: { tiles: Tiles | undefined; children: ReactNode }) {
  return <TilesContext value={tiles}>{children}</TilesContext>;
}

/** Undefined where the operator has no server of tiles. */
export function useMapTiles(): Tiles | undefined {
  return use(TilesContext);
}
