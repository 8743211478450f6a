import { drawProduct } from "./draw-product";

const drawing = { name: "Baton", brand: "Dulcia", shape: "bar", colour: "#1f6f8b" } as const;

it("lets no name out of the text it stands in", () => {
  const picture = drawProduct({ ...drawing, name: `"/><script>alert('x')</script>&`, brand: "<b>" });
  expect(picture).not.toContain("<script");
  expect(picture).not.toContain("<b>");
  expect(picture).toContain("&lt;script&gt;");
});

it("draws the same picture for the same product", () => {
  expect(drawProduct(drawing)).toBe(drawProduct(drawing));
});

it("cuts a name that is too long for two lines", () => {
  const picture = drawProduct({ ...drawing, name: "cutie ".repeat(60) });
  expect(picture.match(/<text /g)).toHaveLength(3);
  expect(picture).toContain("…");
});

it("shows another part of the product in each view", () => {
  const frames = [1, 2, 3].map((view) => /viewBox="([^"]+)"/.exec(drawProduct({ ...drawing, view }))?.[1]);
  expect(new Set(frames).size).toBe(3);
});
