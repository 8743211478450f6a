/** The languages of the interface (1§1), English first. */
export const locales = ["en", "ro"] as const;

export type Locale = (typeof locales)[number];

const defaultLocale: Locale = "en";

/** Written by the browser, read by the server: no locale stands in a URL. */
export const localeCookie = "locale";

function isLocale(text: string): text is Locale {
  return locales.some((locale) => locale === text);
}

/**
 * The language to speak: the chosen one; before a choice the first of the browser's own that we have.
 *
 * @param acceptLanguage the header of that name, e.g. `ro-RO,ro;q=0.9,en;q=0.8`.
 */
export function chooseLocale(chosen: string | undefined, acceptLanguage: string | null): Locale {
  if (chosen !== undefined && isLocale(chosen)) return chosen;
  return preferred(acceptLanguage ?? "").find(isLocale) ?? defaultLocale;
}

/** Primary language tags, the most wanted first; those with q=0 are unwanted. */
function preferred(acceptLanguage: string): string[] {
  return acceptLanguage
    .split(",")
    .map((entry) => {
      const [tag = "", quality = "q=1"] = entry.trim().toLowerCase().split(";");
      return {
        language: tag.split("-")[0] ?? "",
        weight: Number(quality.trim().replace(/^q=/, "")),
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}
