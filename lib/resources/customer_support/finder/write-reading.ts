import { formatDay } from "@/lib/dates/format";
import { folded } from "@/lib/texts/folded";
import { partsOf } from "./read-parts";
import type { Purchase, Reading } from "./reading";
import { dayPartOfWord, isConnector, phrases } from "./words";

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
  const isPlain = place.split(" ").every((word) => isOfName(folded(word), day));
  const named = isPlain ? place : `"${place}"`;
  return [named, formatDay(day), time, amount && `${isAbout ? "~" : ""}${amount} lei`].filter(Boolean).join(" ");
}

function isPhrase(word: string): boolean {
  return phrases.some(([phrase]) => phrase === word);
}

function isOfName(word: string, today: string): boolean {
  return (
    partsOf([word], today).length === 0 &&
    !isConnector(word) &&
    dayPartOfWord(word) === undefined &&
    !isPhrase(word) &&
    !/[",;\d]/.test(word)
  );
}
