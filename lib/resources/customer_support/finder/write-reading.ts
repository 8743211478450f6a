import { formatDay } from "@/lib/dates/format";
import { readPlace } from "./read-purchase";
import type { Purchase, Reading } from "./reading";

/** A reading as a text that has no other: it stands in the address, and means the same tomorrow and in the other language. */
export function writeReading(reading: Reading): string {
  switch (reading.kind) {
    case "people":
      return reading.search;
    case "order":
      return `#${reading.id}`;
    case "card":
      return `•••• ${reading.lastFour}`;
    case "invoice":
      return ["factura", reading.series, reading.number].filter((part) => part !== undefined).join(" ");
    case "purchase":
      return writePurchase(reading);
  }
}

function writePurchase({ place, day, time, amount, isAbout }: Purchase): string {
  const isPlain = !/["„”“\d]/.test(place) && readPlace(place, day) === place;
  const named = isPlain ? place : `"${place}"`;
  return [named, formatDay(day), time, amount && `${isAbout ? "~" : ""}${amount} lei`].filter(Boolean).join(" ");
}
