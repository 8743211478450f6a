import { reservationsCalls } from "@/lib/resources/reservations/reservations.calls";
import { suiteClient } from "./suite-client";

const client = suiteClient("l1s@demo.test");
const list = (query: string) => client.read(reservationsCalls.list, `reservations?limit=250&${query}`);

describe("RESV-001 FILT-039 the list of reservations", () => {
  it.each(["lockerId=x", "storageIds=1,x", "since=yesterday", "until=2026-13-01", "sort=user"])(
    "refuses %s",
    async (query) => {
      expect((await client.get(`reservations?${query}`)).status).toBe(400);
    },
  );

  it("RESV-002 RESV-003 keeps something, for a time, and is one and the same in the list and by its id", async () => {
    const { items } = await list("");
    expect(items.length).toBeGreaterThan(0);
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
