import { aspectRatio, bannerStatusOf, bannerTypeName } from "./banner";

const now = new Date("2026-11-21T10:00:00Z");

it("BANR-008 a banner is active if its end lies in the future", () => {
  expect(bannerStatusOf("2026-11-21T10:00:01Z", now)).toBe("ACTIVE");
  expect(bannerStatusOf("2026-11-21T10:00:00Z", now)).toBe("INACTIVE");
  expect(bannerStatusOf("2020-01-01T00:00:00Z", now)).toBe("INACTIVE");
});

it("BANR-009 a banner without an end is inactive", () => {
  expect(bannerStatusOf(undefined, now)).toBe("INACTIVE");
});

it("BANR-011 banner types are Desktop 1, Promo 2, Mobile 3, Kiosk 4", () => {
  expect([1, 2, 3, 4].map(bannerTypeName)).toEqual(["DESKTOP", "PROMO", "MOBILE", "KIOSK"]);
  expect(bannerTypeName(5)).toBe("5");
});

it("BANR-004 has an aspect ratio in smallest whole numbers", () => {
  expect(aspectRatio({ width: 1080, height: 235 })).toBe("216:47");
  expect(aspectRatio({ width: 540, height: 235 })).toBe("108:47");
  expect(aspectRatio({ width: 0, height: 0 })).toBe("0:0");
});
