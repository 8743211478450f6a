import { isFromOwnPages } from "./own-pages";

const origin = "https://console.test";
const sites = [null, "same-origin", "same-site", "cross-site", "none", "SAME-ORIGIN"];
const origins = [null, origin, "null", "https://evil.test", "https://console.test.evil.test", "http://console.test"];
const marks = [null, "1", "0", "", "true"];

function headersOf(site: string | null, said: string | null, mark: string | null): Headers {
  const headers = new Headers();
  if (site !== null) headers.set("sec-fetch-site", site);
  if (said !== null) headers.set("origin", said);
  if (mark !== null) headers.set("x-bff", mark);
  return headers;
}

const combinations = sites.flatMap((site) =>
  origins.flatMap((said) => marks.map((mark): [string | null, string | null, string | null] => [site, said, mark])),
);

describe("isFromOwnPages", () => {
  const allowed = new Set([`same-origin,,1`, `same-origin,${origin},1`, `,${origin},1`]);

  it.each(combinations)("W1 a write with Sec-Fetch-Site %s, Origin %s, x-bff %s", (site, said, mark) => {
    const headers = headersOf(site, said, mark);
    for (const method of ["POST", "PATCH", "DELETE", "PUT"])
      expect(isFromOwnPages({ method, headers, origin })).toBe(allowed.has([site, said, mark].join()));
  });

  it.each(["cross-site", "same-site"])("D4 a read from a page that is %s is refused", (site) => {
    expect(isFromOwnPages({ method: "GET", headers: headersOf(site, null, null), origin })).toBe(false);
  });

  it.each([null, "same-origin", "none"])("D4 a read with Sec-Fetch-Site %s is allowed", (site) => {
    expect(isFromOwnPages({ method: "GET", headers: headersOf(site, null, null), origin })).toBe(true);
  });
});
