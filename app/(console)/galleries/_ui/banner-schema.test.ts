import { leftOut } from "@/lib/record-form/stored-work";
import { type BannerForm, newBanner } from "@/lib/resources/galleries/banner-form";
import { bannerSchema } from "./banner-schema";

const filled: BannerForm = { ...newBanner, name: "Cafea", chain: "2", image: "data:image/png;base64,QUJD" };

const faultsOf = (form: BannerForm): PropertyKey[] =>
  bannerSchema.safeParse(form).error?.issues.flatMap(({ path }) => path) ?? [];

it("BANR-017 a banner has at least a name, a chain and a picture", () => {
  expect(faultsOf(newBanner)).toEqual(["name", "chain", "image"]);
  expect(faultsOf(filled)).toEqual([]);
  expect(faultsOf({ ...filled, image: "https://example.test/4.png" })).toEqual([]);
  expect(faultsOf({ ...filled, image: leftOut })).toEqual(["image"]);
  expect(faultsOf({ ...filled, name: "x".repeat(121) })).toEqual(["name"]);
});

it.each([
  ["2026-11-02", "2026-11-01", ["endDate"]],
  ["2026-11-01", "2026-11-01", []],
  ["", "2026-11-01", []],
  ["2026-11-01", "", []],
  ["31/02/2026", "2026-11-01", ["startDate"]],
])("BANR-017 from %j to %j: %j", (startDate, endDate, faults) => {
  expect(faultsOf({ ...filled, startDate, endDate })).toEqual(faults);
});

it("BANR-017 tells that the end is before the start though more is wrong", () => {
  expect(faultsOf({ ...newBanner, startDate: "2026-11-02", endDate: "2026-11-01" })).toContain("endDate");
});

it.each([
  ["link", "forwardedURL"],
  ["category", "forwardedCategoryTree"],
  ["product", "forwardedProductInfo"],
] as const)("BANR-013 one that leads to a %s says to which", (leadsTo, field) => {
  expect(faultsOf({ ...filled, leadsTo })).toEqual([field]);
  expect(faultsOf({ ...filled, leadsTo, [field]: "https://shop.example/" })).toEqual([]);
});
