const locales = ["ro", "en"] as const;

/** Each kind of screen is looked at in both languages: one takes the first, the next the second. */
export const localeAt = (index: number): "ro" | "en" => locales[index % locales.length] ?? "ro";
