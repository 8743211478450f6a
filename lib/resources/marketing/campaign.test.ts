import type { Banner } from "@/lib/resources/galleries/galleries.calls";
import type { Voucher } from "@/lib/resources/vouchers/vouchers.calls";
import { bannerCampaign, type Campaign, daysLeft, endsSoon, stateOn, stillAhead, voucherCampaign } from "./campaign";

const banner: Banner = {
  id: 4,
  name: "Cafea",
  description: undefined,
  imgURL: "https://example.test/4.png",
  smallImgURL: undefined,
  type: 4,
  created: "2026-10-01T08:00:00Z",
  startDate: "2026-10-31T22:00:00Z",
  endDate: "2026-11-30T21:59:59Z",
  forOrderType: undefined,
  forwardedURL: undefined,
  forwardedCategoryTree: undefined,
  forwardedProductInfo: undefined,
  isActive: true,
  chain: { id: 1, name: "Lanț" },
  companyName: "Firma",
};

const voucher: Voucher = {
  id: 9,
  date: "2026-10-01T08:00:00Z",
  name: "Zece",
  active: true,
  exclusive: false,
  type: 2,
  period: { startDate: "2026-11-01", endDate: "2026-11-30" },
  amount: "10",
  product: undefined,
  maxDiscountPerOrder: undefined,
  maxCumulativeValue: undefined,
  minOrderSpend: undefined,
  allocation: "ALL_USERS",
};

const campaign = (startDay: string | undefined, endDay: string): Campaign => ({
  kind: "voucher",
  id: 1,
  name: "",
  type: "FIXED",
  startDay,
  endDay,
});

it("SHELL-013 a banner runs by the days of the person's zone, a voucher by its own", () => {
  const days = { startDay: "2026-11-01", endDay: "2026-11-30" };
  expect(bannerCampaign(banner, "Europe/Bucharest")).toMatchObject({ ...days, type: "KIOSK", chain: "Lanț" });
  expect(bannerCampaign({ ...banner, startDate: undefined }, "UTC")?.startDay).toBeUndefined();
  expect(voucherCampaign(voucher)).toMatchObject({ ...days, kind: "voucher", type: "PROCENTUAL", id: 9 });
  expect(voucherCampaign({ ...voucher, type: 8 }).type).toBe("OTHER");
});

it("BANR-009 a banner without an end is on no time line", () => {
  expect(bannerCampaign({ ...banner, endDate: undefined }, "Europe/Bucharest")).toBeUndefined();
});

it.each([
  ["2026-11-20", "2026-11-21", "RUNNING", true, 0],
  ["2026-11-21", "2026-11-28", "RUNNING", true, 7],
  [undefined, "2026-11-29", "RUNNING", false, 8],
  ["2026-11-22", "2026-11-23", "COMING", false, 2],
  ["2026-11-01", "2026-11-20", "ENDED", false, -1],
] as const)(
  "SHELL-013 VOUC-004 from %s to %s on 2026-11-21: %s, ends soon %s, %d days left",
  (startDay, endDay, ...expected) => {
    const given = campaign(startDay, endDay);
    expect([stateOn("2026-11-21", given), endsSoon("2026-11-21", given), daysLeft("2026-11-21", given)]).toEqual(
      expected,
    );
  },
);

it("SHELL-013 what is still ahead is what runs or will run, the next end first", () => {
  const all = [
    campaign(undefined, "2027-01-01"),
    campaign("2026-11-01", "2026-11-20"),
    campaign("2026-12-01", "2026-12-02"),
  ];
  expect(stillAhead("2026-11-21", all).map(({ endDay }) => endDay)).toEqual(["2026-12-02", "2027-01-01"]);
});
