import "server-only";
import { wallClock } from "@/lib/dates/wall-clock";

const longestTitle = 40;
const longestFilters = 80;

interface Named {
  title: string;
  /** Each applied filter in words, e.g. `Order type Locker`. */
  filters: readonly string[];
  now: Date;
  timeZone: string;
  /** Without its dot. */
  extension: string;
}

/**
 * A file's name says what is in it and of when: `Orders_Order-type-Locker_2026-11-21_14-05.xlsx`. Nothing in it but
 * plain letters, digits, dashes and underscores, whatever somebody filtered by (D3).
 */
export function exportFileName({ title, filters, now, timeZone, extension }: Named): string {
  const at = wallClock(timeZone, now).slice(0, "yyyy-MM-ddTHH:mm".length).replace("T", "_").replace(":", "-");
  const parts = [plain(title, longestTitle), plain(filters.join(" "), longestFilters), at];
  return `${parts.filter((part) => part !== "").join("_")}.${extension}`;
}

function plain(text: string, longest: number): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");
}
