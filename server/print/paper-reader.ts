import "server-only";
import { getLocale, getTimeZone, getTranslations } from "next-intl/server";

/** Whoever a paper is printed for: language and time zone of the request's own cookies, as its pages have them. */
export async function paperReader() {
  const [locale, timeZone, t] = await Promise.all([getLocale(), getTimeZone(), getTranslations("inventory.print")]);
  return { locale, timeZone, t };
}

export type PaperReader = Awaited<ReturnType<typeof paperReader>>;
