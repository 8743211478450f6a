/** `system` follows the device, and is what holds without a choice. */
export const themes = ["system", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** The server reads it and puts `data-theme` on <html>, so that no page flashes in the other theme. */
export const themeCookie = "theme";

export function parseTheme(text: string | undefined): Theme {
  return themes.find((theme) => theme === text) ?? "system";
}
