import { taxonPaths } from "./taxon-paths";

const drinks = { slug: "bauturi", name: "Băuturi", parentSlug: undefined };
const coffee = { slug: "cafea", name: "Cafea", parentSlug: "bauturi" };

it("BANR-013 a category is named by its way from the top", () => {
  const water = { slug: "apa", name: "Apă", parentSlug: "gone" };
  expect(taxonPaths([coffee, water, drinks], "ro")).toEqual([
    { slug: "apa", path: "Apă" },
    { slug: "bauturi", path: "Băuturi" },
    { slug: "cafea", path: "Băuturi > Cafea" },
  ]);
});

it("ends in a tree that leads back into itself", () => {
  expect(taxonPaths([{ ...drinks, parentSlug: "cafea" }, coffee], "ro").map(({ path }) => path)).toEqual([
    "Băuturi > Cafea",
    "Cafea > Băuturi",
  ]);
});
