import "server-only";
import { env } from "./env";

/** What maps are drawn on, for the pages that have one; undefined where the operator has no server of tiles. */
export function mapTiles(): { url: string; credit: string } | undefined {
  const { MAP_TILES_URL: url, MAP_TILES_CREDIT: credit } = env();
  return url === undefined ? undefined : { url, credit };
}
