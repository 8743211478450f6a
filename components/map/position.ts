/** A place on the earth in degrees: north and east are positive. */
export interface Position {
  lat: number;
  long: number;
}

/** Six decimals are 11 cm: what a pin is dragged to needs no more. */
const places = 6;

/** A place as it is kept: without needless digits, and on the earth though the map was dragged once around it. */
export function tidyPosition({ lat, long }: Position): Position {
  return { lat: tidy(Math.min(90, Math.max(-90, lat))), long: tidy(((((long + 180) % 360) + 360) % 360) - 180) };
}

function tidy(degrees: number): number {
  return Number(degrees.toFixed(places));
}
