import { identificationCardsCalls } from "@/lib/resources/users/identification-cards.calls";
import { usersCalls } from "@/lib/resources/users/users.calls";
import { byAlphabet } from "@/tests/support/alphabet";
import { operatorsDay } from "@/tests/support/operators-day";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { clientOf, type PlatformClient } from "./platform-client";

let platform: StartedPlatform;
let client: PlatformClient;

beforeAll(async () => {
  platform = await startPlatform();
  client = await clientOf(platform.restUrl, "l3s@demo.test");
});
afterAll(() => platform.stop());

const list = (query: string) => client.read(usersCalls.list, `users?limit=250&${query}`);
type Users = Awaited<ReturnType<typeof list>>["items"];

/** Some match and some do not, and all that are returned do. */
async function expectNarrowed(query: string, matches: (user: Users[number]) => boolean): Promise<Users> {
  const all = await list("");
  const { items, totalCount } = await list(query);
  expect(totalCount).toBeGreaterThan(0);
  expect(totalCount).toBeLessThan(all.totalCount);
  expect(items.every(matches)).toBe(true);
  expect(totalCount).toBe(all.items.filter(matches).length);
  return items;
}

describe("USER-001 FILT-037 the list of users", () => {
  it("full-text search looks for every word in name, mail and telephone number", async () => {
    const [user] = (await list("")).items.filter(({ phone }) => phone !== undefined);
    const name = `${user?.lastName} ${user?.firstName}`.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
    const found = await list(`fullTextSearch=${encodeURIComponent(name)}`);
    expect(found.items.map(({ id }) => id)).toContain(user?.id);
    expect(found.totalCount).toBeLessThan((await list("")).totalCount);
    const byPhone = await list(`fullTextSearch=${user?.phone?.slice(-6)}`);
    expect(byPhone.items.map(({ id }) => id)).toContain(user?.id);
    expect((await list("fullTextSearch=%25")).totalCount).toBe(0);
  });

  it.each([1, 2, 4, 8, 16, 32, 5])("USER-002 user status %d: all bits of the mask are set", async (mask) => {
    await expectNarrowed(`userStatus=${mask}`, ({ status }) => (status & mask) === mask);
  });

  it.each([
    ["isActive=true", ({ isActive }: Users[number]) => isActive],
    ["isActive=false", ({ isActive }: Users[number]) => !isActive],
    ["hasCompany=true", ({ hasCompany }: Users[number]) => hasCompany],
    ["hasCompany=false", ({ hasCompany }: Users[number]) => !hasCompany],
    ["hasRFIDCard=true", ({ hasRFIDCard }: Users[number]) => hasRFIDCard],
    ["hasRFIDCard=false", ({ hasRFIDCard }: Users[number]) => !hasRFIDCard],
    ["role=CLIENT", ({ roles }: Users[number]) => roles.includes("CLIENT")],
    ["role=USER", ({ roles }: Users[number]) => roles.includes("ROLE_USER")],
    ["role=CLIENT&isActive=true", ({ roles, isActive }: Users[number]) => roles.includes("CLIENT") && isActive],
  ])("%s", async (query, matches) => {
    await expectNarrowed(query, matches);
  });

  it("a created range has both of its days", async () => {
    const day = operatorsDay((await list("")).items[10]?.created ?? "");
    await expectNarrowed(`FromCreated=${day}`, ({ created }) => operatorsDay(created) >= day);
    await expectNarrowed(`ToCreated=${day}`, ({ created }) => operatorsDay(created) <= day);
    await expectNarrowed(`FromCreated=${day}&ToCreated=${day}`, ({ created }) => operatorsDay(created) === day);
  });

  it("sorts both ways, and page 2 goes on where page 1 ends", async () => {
    const newest = (await list("sort=created&order=DESC")).items.map(({ created }) => created);
    expect(newest).toEqual([...newest].sort().reverse());
    const ids = (await list("sort=id&order=ASC")).items.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
    const first = await client.read(usersCalls.list, "users?limit=10&sort=id&order=ASC");
    const second = await client.read(usersCalls.list, "users?limit=10&offset=10&sort=id&order=ASC");
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.slice(0, 20));
    expect(second.totalCount).toBe(first.totalCount);
  });

  it.each(["userStatus=x", "isActive=yes", "role=KING", "hasRFIDCard=1", "FromCreated=2026-02-30", "sort=phone"])(
    "refuses %s",
    async (query) => {
      expect((await client.get(`users?${query}`)).status).toBe(400);
    },
  );
});

describe("one user", () => {
  it("USER-001 has every field of the entity", async () => {
    const { items } = await list("hasRFIDCard=true");
    const users = await Promise.all(items.map(({ id }) => client.read(usersCalls.one, `users/${id}`)));
    expect(users.some(({ creditCards }) => creditCards.length > 0)).toBe(true);
    expect(users.some(({ files }) => files.length > 0)).toBe(true);
    expect(users).toEqual(items);
  });

  it("USER-003 has statuses that the server names", async () => {
    const statuses = await client.read(usersCalls.statuses, "bitmasks/user/statuses");
    expect(statuses[0]).toEqual({ value: 1, name: "Email checked" });
    const known = statuses.reduce((mask, { value }) => mask | value, 0);
    expect((await list("")).items.filter(({ status }) => (status & ~known) !== 0)).toEqual([]);
  });

  it("USER-007 has one sealed id, another than everybody else's", async () => {
    const seal = async (id: number) => (await client.read(usersCalls.encrypted, `users/${id}/encrypted`)).encrypted;
    expect(await seal(3)).toBe(await seal(3));
    expect(await seal(3)).not.toBe(await seal(4));
    expect((await client.get("users/999999/encrypted")).status).toBe(404);
  });

  it("IDCA-001 carries cards that name it; those in reserve name nobody", async () => {
    const [carrier] = (await list("hasRFIDCard=true")).items;
    const { items } = await client.read(identificationCardsCalls.list, `identification-cards?userIds=${carrier?.id}`);
    expect(items.map(({ userId }) => userId)).toEqual([carrier?.id]);
    const one = await client.read(identificationCardsCalls.one, `identification-cards/${items[0]?.id}`);
    expect(one).toEqual(items[0]);
    const all = await client.read(identificationCardsCalls.list, "identification-cards?limit=250");
    expect(all.items.some(({ userId }) => userId === undefined)).toBe(true);
  });
});

describe("the options of a user filter", () => {
  it("FILT-026 are ordered by name, and hold what is searched for", async () => {
    const options = await client.read(usersCalls.options, "users?dropdown=true&limit=10");
    expect(options).toHaveLength(10);
    const names = options.map(({ name }) => name ?? "");
    expect(names).toEqual([...names].sort(byAlphabet));
    const term = names[0]?.split(" ")[1] ?? "";
    const found = await client.read(usersCalls.options, `users?dropdown=true&search=${encodeURIComponent(term)}`);
    expect(found.map(({ name }) => name)).toContain(names[0]);
  });

  it("are exactly those whose ids are asked for", async () => {
    const options = await client.read(usersCalls.options, "users?dropdown=true&ids=5,3");
    expect(options.map(({ id }) => id).sort()).toEqual([3, 5]);
  });
});
