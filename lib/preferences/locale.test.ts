import { chooseLocale } from "./locale";

describe("I18N-001 I18N-002 the language of a request", () => {
  it.each([
    [undefined, null, "en"],
    [undefined, "", "en"],
    [undefined, "ro-RO,ro;q=0.9,en;q=0.8", "ro"],
    [undefined, "de-DE,de;q=0.9,ro;q=0.4,en;q=0.2", "ro"],
    [undefined, "en;q=0.4,ro;q=0.9", "ro"],
    [undefined, "ro;q=0,en;q=0.1", "en"],
    [undefined, "fr", "en"],
    [undefined, ";;;,,q=", "en"],
    ["en", "ro", "en"],
    ["ro", "en", "ro"],
    ["xx", "ro", "ro"],
  ])("cookie %p, Accept-Language %p: %s", (cookie, header, locale) => {
    expect(chooseLocale(cookie, header)).toBe(locale);
  });
});
