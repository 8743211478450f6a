import { type BannerForm, isForwardAddress, newBanner, toBody, toForm, toNewBody } from "./banner-form";
import type { Banner } from "./galleries.calls";

const filled: BannerForm = { ...newBanner, name: "Cafea", chain: "2", image: "data:image/png;base64,QUJD" };

it.each(["https://shop.example", " https://shop.example/a?b=c#d ", "https://șop.example/"])(
  "%j is an address",
  (typed) => {
    expect(isForwardAddress(typed)).toBe(true);
  },
);

it.each([
  "",
  "http://shop.example/",
  "javascript:alert(1)",
  "//shop.example",
  "https://",
  "https://a b",
  "https://shop.example@evil.example/",
  "data:text/html,x",
  `https://shop.example/${"x".repeat(500)}`,
])("BANR-016 %j is none", (typed) => {
  expect(isForwardAddress(typed)).toBe(false);
});

const banner: Banner = {
  id: 4,
  name: "Cafea",
  description: undefined,
  imgURL: "https://example.test/4.png",
  smallImgURL: undefined,
  type: 3,
  created: "2026-10-01T08:00:00Z",
  startDate: "2026-10-31T22:00:00Z",
  endDate: "2026-11-30T21:59:59Z",
  forOrderType: 2,
  forwardedURL: undefined,
  forwardedCategoryTree: undefined,
  forwardedProductInfo: { id: 7, name: "Espresso" },
  isActive: false,
  chain: { id: 2, name: "Lanț" },
  companyName: "Firma",
};

it("BANR-016 goes from a banner to the form and back, by the days of the operator's people", () => {
  expect(toBody(toForm(banner, "Europe/Bucharest"))).toEqual({
    name: "Cafea",
    description: null,
    type: 3,
    chain: 2,
    forOrderType: 2,
    forwardedURL: null,
    forwardedCategoryTree: null,
    forwardedProductInfo: 7,
    startDate: "2026-11-01",
    endDate: "2026-11-30",
    isActive: false,
    image: undefined,
  });
  const { forwardedProductInfo: _, ...nowhere } = banner;
  expect(toForm({ ...nowhere, forwardedProductInfo: undefined }, "UTC").leadsTo).toBe("nowhere");
  expect(toForm({ ...banner, forwardedURL: "https://a.example" }, "UTC").leadsTo).toBe("link");
  expect(toForm({ ...banner, forwardedProductInfo: undefined, forwardedCategoryTree: "A" }, "UTC").leadsTo).toBe(
    "category",
  );
});

it("BANR-016 a new banner is sent without what it is without", () => {
  const { isActive, ...rest } = JSON.parse(
    JSON.stringify(toNewBody({ ...filled, forwardedURL: "https://left.example" })),
  );
  expect(rest).toEqual({ name: "Cafea", type: 4, chain: 2, image: { base64Content: "QUJD", extension: "png" } });
  expect(isActive).toBe(true);
});
