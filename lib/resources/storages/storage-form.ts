import { type Storage, type StorageAddress, storageTypes } from "./storages.calls";

/** What the form holds: all as text, as it is typed. */
export interface StorageForm {
  name: string;
  type: string;
  isActive: boolean;
  /** The id; a new storage chooses it once. */
  chain: string;
  street: string;
  number: string;
  bloc: string;
  scara: string;
  etaj: string;
  apartament: string;
  postalCode: string;
  city: string;
  county: string;
  lat: string;
  long: string;
}

const noAddress = {
  street: "",
  number: "",
  bloc: "",
  scara: "",
  etaj: "",
  apartament: "",
  postalCode: "",
  city: "",
  county: "",
};

export const newStorage: StorageForm = {
  name: "",
  type: "",
  isActive: true,
  chain: "",
  ...noAddress,
  lat: "",
  long: "",
};

export function toForm({ name, type, isActive, chain, addresses, geolocation }: Storage): StorageForm {
  return {
    name,
    type,
    isActive,
    chain: chain === undefined ? "" : String(chain.id),
    ...(addresses[0] === undefined ? noAddress : addressTexts(addresses[0])),
    lat: geolocation === undefined ? "" : String(geolocation.lat),
    long: geolocation === undefined ? "" : String(geolocation.long),
  };
}

function addressTexts(address: StorageAddress) {
  const { street, number, bloc = "", scara = "", etaj = "", apartament = "", postalCode = "", city, county } = address;
  return { street, number, bloc, scara, etaj, apartament, postalCode, city, county };
}

/** The form as its calls take it, storage and address together; what was emptied is null. */
export function toBody(form: StorageForm) {
  return {
    name: form.name.trim(),
    type: storageTypes.find((type) => type === form.type) ?? "SELLABLE",
    isActive: form.isActive,
    chain: form.chain === "" ? undefined : Number(form.chain),
    geolocation: placeOf(form) ?? null,
    street: form.street.trim(),
    number: form.number.trim(),
    bloc: form.bloc.trim() || null,
    scara: form.scara.trim() || null,
    etaj: form.etaj.trim() || null,
    apartament: form.apartament.trim() || null,
    postalCode: form.postalCode.trim() || null,
    city: form.city.trim(),
    county: form.county,
  };
}

export type StorageBody = ReturnType<typeof toBody>;

/** Where the form's pin stands; undefined where the fields say nothing, or nothing yet. */
export function placeOf({ lat, long }: Pick<StorageForm, "lat" | "long">): Storage["geolocation"] {
  if (!isDegrees(lat, 90) || !isDegrees(long, 180)) return undefined;
  return { lat: Number(degreesText(lat)), long: Number(degreesText(long)) };
}

function degreesText(typed: string): string {
  return typed.trim().replace(",", ".");
}

function isDegrees(typed: string, most: number): boolean {
  const text = degreesText(typed);
  return /^-?(?=\.?\d)\d{0,3}(\.\d*)?$/.test(text) && Math.abs(Number(text)) <= most;
}

const isFilled = (typed: string): boolean => typed.trim() !== "";

/** STOR-006, STOR-007, STOR-009: a storage needs an address. */
export const storageRules = {
  name: isFilled,
  type: isFilled,
  street: isFilled,
  number: isFilled,
  city: isFilled,
  county: isFilled,
  postalCode: (typed) => !isFilled(typed) || /^\d{6}$/.test(typed.trim()),
  lat: (typed) => !isFilled(typed) || isDegrees(typed, 90),
  long: (typed) => !isFilled(typed) || isDegrees(typed, 180),
} satisfies Partial<Record<keyof StorageForm, (typed: string) => boolean>>;

/** Half a place is none. */
export function isWholePlace({ lat, long }: Pick<StorageForm, "lat" | "long">): boolean {
  return isFilled(lat) === isFilled(long);
}
