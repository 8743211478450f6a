import { reservationsCalls } from "@/lib/resources/reservations/reservations.calls";
import { operatorsDay } from "@/tests/support/operators-day";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { expectNarrowed, expectPages, expectSorted } from "./list-proof";
import { clientOf, type PlatformClient } from "./platform-client";

let platform: StartedPlatform;
let client: PlatformClient;
const page = (query: string) => client.read(reservationsCalls.list, `reservations?${query}`);
const list = (query: string) => page(`limit=250&${query}`);

beforeAll(async () => {
  platform = await startPlatform();
  client = await clientOf(platform.restUrl, "l1s@demo.test");
});
afterAll(() => platform.stop());

describe("RESV-001 FILT-039 the list of reservations", () => {
  it("is filtered by locker, by storages and by both", async () => {
    const { items } = await list("");
    const [first] = items;
    await expectNarrowed(list, `lockerId=${first?.lockerId}`, ({ lockerId }) => lockerId === first?.lockerId);
    await expectNarrowed(list, `storageIds=${first?.storage.id}`, ({ storage }) => storage.id === first?.storage.id);
    const both = `lockerId=${first?.lockerId}&storageIds=${first?.storage.id}`;
    await expectNarrowed(list, both, ({ lockerId }) => lockerId === first?.lockerId);
    const storages = [...new Set(items.map(({ storage }) => storage.id))];
    const all = await client.read(reservationsCalls.list, `reservations?limit=250&storageIds=${storages.join(",")}`);
    expect(all.totalCount).toBe(items.length);
  });

  it("is filtered by the days on which it begins", async () => {
    const day = operatorsDay((await list("")).items[5]?.since ?? "");
    await expectNarrowed(list, `since=${day}`, ({ since }) => operatorsDay(since) >= day);
    await expectNarrowed(list, `until=${day}`, ({ since }) => operatorsDay(since) <= day);
    await expectNarrowed(list, `since=${day}&until=${day}`, ({ since }) => operatorsDay(since) === day);
  });

  it("sorts by beginning, creation and id", async () => {
    await expectSorted(list, "since", ({ since }) => since);
    await expectSorted(list, "created", ({ created }) => created);
    await expectSorted(list, "id", ({ id }) => id);
    await expectPages(page, ["limit=5", "limit=5&offset=5"]);
  });

  it.each(["lockerId=x", "storageIds=1,x", "since=yesterday", "until=2026-13-01", "sort=user"])(
    "refuses %s",
    async (query) => {
      expect((await client.get(`reservations?${query}`)).status).toBe(400);
    },
  );

  it("RESV-002 RESV-003 says what is kept, where, for whom and by which order", async () => {
    const { items } = await list("");
    expect(items.every(({ reservationDetails }) => reservationDetails.length > 0)).toBe(true);
    expect(items.every(({ since, until }) => since <= until)).toBe(true);
    expect(new Set(items.map(({ status }) => status))).toEqual(
      new Set(["ACTIVE", "COLLECTED", "EXPIRED", "CANCELLED"]),
    );
    const [first] = items;
    expect(await client.read(reservationsCalls.one, `reservations/${first?.id}`)).toEqual(first);
    expect((await client.get("reservations/999999")).status).toBe(404);
  });
});
