import type { Storage } from "./storages.calls";

type Address = Storage["addresses"][number];

/** Abbreviations of Romanian addresses, which are not translated: they stand on the envelope. */
const insideHouse = [
  ["bl.", "bloc"],
  ["sc.", "scara"],
  ["et.", "etaj"],
  ["ap.", "apartament"],
] as const satisfies readonly (readonly [string, keyof Address])[];

/** In one line, e.g. `Str. Horea 12, bl. A, sc. 1, 400174 Cluj-Napoca, Cluj`. */
export function addressLine(address: Address | undefined): string | undefined {
  if (address === undefined) return undefined;
  const { street, number, postalCode, city, county } = address;
  const inside = insideHouse.flatMap(([word, key]) => (address[key] === undefined ? [] : [`${word} ${address[key]}`]));
  const town = postalCode === undefined ? city : `${postalCode} ${city}`;
  return [`${street} ${number}`, ...inside, town, county].join(", ");
}
