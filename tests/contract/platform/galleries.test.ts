import { addDays } from "@/lib/dates/day";
import { bannerStatusOf } from "@/lib/resources/galleries/banner";
import { type Banner, galleriesCalls } from "@/lib/resources/galleries/galleries.calls";
import { operatorsDay, operatorsToday } from "@/tests/support/operators-day";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { expectNarrowed, expectPages, expectSorted } from "./list-proof";
import { clientOf, PlatformClient } from "./platform-client";

let platform: StartedPlatform;
let client: PlatformClient;
const page = (query: string) => client.read(galleriesCalls.list, `galleries?${query}`);
const list = (query: string) => page(`limit=250&${query}`);

beforeAll(async () => {
  platform = await startPlatform();
  client = await clientOf(platform.restUrl, "marketer@demo.test");
});
afterAll(() => platform.stop());

const runsIn =
  (from: string, to: string) =>
  ({ startDate, endDate }: Banner): boolean =>
    (startDate === undefined || operatorsDay(startDate) <= to) &&
    (endDate === undefined || operatorsDay(endDate) >= from);

describe("BANR-010 the list of banners", () => {
  it.each([
    ["types=1", ({ type }: Banner) => type === 1],
    ["types=2", ({ type }: Banner) => type === 2],
    ["types=3,4", ({ type }: Banner) => type >= 3],
    ["active=true", ({ isActive }: Banner) => isActive],
    ["active=false", ({ isActive }: Banner) => !isActive],
    ["types=4&active=true", ({ type, isActive }: Banner) => type === 4 && isActive],
  ])("FILT-051 is filtered by %s", async (query, matches) => {
    await expectNarrowed(list, query, matches);
  });

  it("BANR-007 holds all active states with active=all", async () => {
    const everything = await client.read(galleriesCalls.list, "galleries?limit=250&active=all");
    expect(everything.totalCount).toBe((await list("")).totalCount);
  });

  it("FILT-051 start and end date find what runs between them", async () => {
    const day = (offset: number) => addDays(operatorsToday(), offset);
    await expectNarrowed(list, `startDate=${day(-3)}&endDate=${day(3)}`, runsIn(day(-3), day(3)));
    await expectNarrowed(list, `startDate=${day(60)}`, runsIn(day(60), "9999"));
    await expectNarrowed(list, `endDate=${day(-60)}`, runsIn("", day(-60)));
  });

  it("BANR-008 BANR-009 has active and inactive ones of each kind, without an end among them", async () => {
    const { items } = await list("");
    const statuses = new Set(items.map(({ type, endDate }) => `${type} ${bannerStatusOf(endDate)}`));
    expect(statuses.size).toBe(8);
    expect(items.some(({ endDate }) => endDate === undefined)).toBe(true);
  });

  it("sorts by creation and id", async () => {
    await expectSorted(list, "created", ({ created }) => created);
    await expectSorted(list, "id", ({ id }) => id);
    await expectPages(page, ["limit=5", "limit=5&offset=5"]);
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
    const anonymous = new PlatformClient(platform.restUrl);
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
