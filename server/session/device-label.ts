import "server-only";

/** In the order of looking: later names also stand in the user agents of the earlier browsers. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/(Firefox|FxiOS)\//, "Firefox"],
  [/Chromium\//, "Chromium"],
  [/(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux|X11/, "Linux"],
];

const unknownBrowser = "Unknown browser";
const joint = " on ";

/** @returns a short name of the device, e.g. `Firefox on Windows`, made of our words alone. */
export function deviceLabel(userAgent: string | null): string {
  const named = (names: readonly [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent ?? ""))?.[1];
  return [named(browsers) ?? unknownBrowser, named(systems)].filter(Boolean).join(joint);
}

/** What a device is made of, each by its own name in every language; null for what is not known. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** A label in its parts, for sentences of other languages. */
export function readDeviceLabel(label: string): Device {
  const [browser = "", system = null] = label.split(joint);
  return { browser: browser === unknownBrowser ? null : browser, system };
}
