/** How much room rows take: `comfortable` is what holds without a choice. */
export const densities = ["comfortable", "compact"] as const;

export type Density = (typeof densities)[number];

/** The server reads it and puts `data-density` on <html>, so that no row jumps; the rest is CSS (`--row-height`). */
export const densityCookie = "density";

/** A row's height in pixels, its line included; `--row-height` of app/globals.css, for what reckons with rows. */
export const rowHeights: Readonly<Record<Density, number>> = { comfortable: 36, compact: 30 };

/** The same in a window below 1024 px, where rows are pressed by fingers. */
export const narrowRowHeights: Readonly<Record<Density, number>> = { ...rowHeights, comfortable: 41 };

export function parseDensity(text: string | undefined): Density {
  return densities.find((density) => density === text) ?? "comfortable";
}
