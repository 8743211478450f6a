import "server-only";
import { getLocale, getTimeZone } from "next-intl/server";

/** Whoever a paper is printed for. */
export interface PaperReader<Texts> {
  locale: string;
  timeZone: string;
  t: Texts;
  /** Aborts when they leave. */
  signal: AbortSignal;
}

/** Language and time zone of the request's own cookies, as its pages have them. @param t the paper's texts */
export async function paperReader<Texts>(t: Texts, signal: AbortSignal): Promise<PaperReader<Texts>> {
  const [locale, timeZone] = await Promise.all([getLocale(), getTimeZone()]);
  return { locale, timeZone, t, signal };
}
