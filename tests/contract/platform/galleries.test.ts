import { bannerStatusOf } from "@/lib/resources/galleries/banner";
import { galleriesCalls } from "@/lib/resources/galleries/galleries.calls";
import { PlatformClient } from "./platform-client";
import { suiteClient } from "./suite-client";

const client = suiteClient("marketer@demo.test");
const list = (query: string) => client.read(galleriesCalls.list, `galleries?limit=250&${query}`);

describe("BANR-010 the list of banners", () => {
  it("BANR-007 holds all active states with active=all", async () => {
    const everything = await client.read(galleriesCalls.list, "galleries?limit=250&active=all");
    expect(everything.totalCount).toBe((await list("")).totalCount);
  });

  it("BANR-008 BANR-009 has active and inactive ones of each kind, without an end among them", async () => {
    const { items } = await list("");
    const statuses = new Set(items.map(({ type, endDate }) => `${type} ${bannerStatusOf(endDate)}`));
    expect(statuses.size).toBe(8);
    expect(items.some(({ endDate }) => endDate === undefined)).toBe(true);
  });

  it.each(["types=5", "types=x", "active=maybe", "startDate=2026-02-30", "sort=name"])("refuses %s", async (query) => {
    expect((await client.get(`galleries?${query}`)).status).toBe(400);
  });

  it("BANR-014 names the types as value and label pairs", async () => {
    expect(await client.read(galleriesCalls.types, "galleries/types")).toEqual([
      { value: 1, label: "Desktop" },
      { value: 2, label: "Promo" },
      { value: 3, label: "Mobile" },
      { value: 4, label: "Kiosk" },
    ]);
  });

  it("BANR-003 draws every picture, and a small one for kiosks alone", async () => {
    const { items } = await list("");
    expect(items.filter(({ type, smallImgURL }) => (type === 4) !== (smallImgURL !== undefined))).toEqual([]);
    const anonymous = new PlatformClient(client.restUrl);
    const [kiosk] = items.filter(({ type }) => type === 4);
    for (const address of [kiosk?.imgURL, kiosk?.smallImgURL]) {
      const { status, type, bytes } = await anonymous.file(new URL(address ?? "").pathname.slice(1));
      expect([status, type]).toEqual([200, "image/svg+xml"]);
      expect(bytes.toString()).toMatch(/^<svg .*<\/svg>$/s);
    }
    expect((await anonymous.file("pictures/banners/9999.svg")).status).toBe(404);
    expect(await client.read(galleriesCalls.one, `galleries/${kiosk?.id}`)).toEqual(kiosk);
  });
});
