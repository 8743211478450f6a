import type { Storage } from "./storages.calls";

/** A place on the earth, in degrees. */
type Place = NonNullable<Storage["geolocation"]>;

/** CNST-045: where the map points for a storage whose place is not known. */
const defaultPlace: Place = { lat: 44.493457, long: 26.128942 };

/** Where the map shows a storage (STOR-011). */
export function placeOnMap({ geolocation }: Pick<Storage, "geolocation">): Place {
  return geolocation ?? defaultPlace;
}
