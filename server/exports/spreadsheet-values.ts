import "server-only";

/** What XML 1.0 cannot hold at all. */
const illegal = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Spreadsheets read `_x0041_` as the character of that number: its underscore is written as one. */
const numbered = /_(?=x[\dA-Fa-f]{4}_)/g;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Any text as content or attribute of XML; what XML cannot hold is left out. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(illegal, "")
    .replace(numbered, "_x005F_")
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

const letters = 26;

/** @param index from 0. @returns A, B, … Z, AA, AB, … */
export function columnName(index: number): string {
  const last = String.fromCharCode("A".charCodeAt(0) + (index % letters));
  return index < letters ? last : `${columnName(Math.floor(index / letters) - 1)}${last}`;
}

const dayMs = 24 * 60 * 60 * 1000;
/** 1 January 1970 as spreadsheets count days. */
const epochSerial = 25_569;
/** 1 March 1900: before it their count has a 29 February that never was. */
const firstSafeSerial = 61;

/**
 * A date as spreadsheets have it: days since the end of 1899, the time of day as a fraction.
 * @param date YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss; it has no time zone here.
 * @returns undefined for what a spreadsheet has no number for.
 */
export function serialOf(date: string): string | undefined {
  const serial = Date.parse(date.includes("T") ? `${date}Z` : date) / dayMs + epochSerial;
  return serial >= firstSafeSerial ? String(Number(serial.toFixed(8))) : undefined;
}
