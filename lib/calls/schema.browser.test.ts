import * as z from "#schema";
import * as scalars from "./scalars";
import * as browser from "./schema.browser";

function written<Value>(scalar: scalars.Scalar<Value>, value: Value): { here: string; byZod: string } {
  return { here: browser.encode(scalar, value), byZod: z.encode(scalar, value) };
}

describe("#schema in the browser", () => {
  it.each([
    ["text", written(scalars.text(), "Țară & co")],
    ["negative integer", written(scalars.integer({ min: -5 }), -3)],
    ["id", written(scalars.id, 9_007_199_254_740_991)],
    ["decimal", written(scalars.decimal, "12.50")],
    ["flag", written(scalars.flag, false)],
    ["choice", written(scalars.choice(["ASC", "DESC"]), "DESC")],
    ["day", written(scalars.day, "2026-02-28")],
    ["slug", written(scalars.slug, "a-1_B")],
  ])("writes a %s as zod does", (_name, { here, byZod }) => {
    expect(here).toBe(byZod);
  });

  it("has no name that zod does not have", () => {
    expect(Object.keys(browser).filter((name) => !(name in z))).toEqual([]);
  });

  it("cannot become a part of a form's schema by mistake", () => {
    const form = z.object({ email: z.string() });
    Object.assign(form.def.shape, { email: browser.email });
    expect(() => z.safeParse(form, { email: "a@b.ro" })).toThrow("never in the browser");
  });

  it.each([
    ["decode", browser.decode],
    ["safeDecode", browser.safeDecode],
    ["safeParse", browser.safeParse],
  ])("refuses to %s: the API does", (_name, parse) => {
    expect(parse).toThrow("never in the browser");
  });
});
