import "server-only";
import { getLocale, getTimeZone, getTranslations } from "next-intl/server";

/**
 * Whoever a paper is printed for: language and time zone of the request's own cookies, as its pages have them.
 * @param signal aborts when they leave
 */
export async function paperReader(signal: AbortSignal) {
  const [locale, timeZone, t] = await Promise.all([getLocale(), getTimeZone(), getTranslations("inventory.print")]);
  return { locale, timeZone, t, signal };
}

export type PaperReader = Awaited<ReturnType<typeof paperReader>>;
