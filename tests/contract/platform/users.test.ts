import { identificationCardsCalls } from "@/lib/resources/users/identification-cards.calls";
import { usersCalls } from "@/lib/resources/users/users.calls";
import { byAlphabet } from "@/tests/support/alphabet";
import { suiteClient } from "./suite-client";

const client = suiteClient("l3s@demo.test");

const list = (query: string) => client.read(usersCalls.list, `users?limit=250&${query}`);

describe("FILT-037 the list of users", () => {
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

  it.each(["userStatus=x", "isActive=yes", "role=KING", "hasRFIDCard=1", "FromCreated=2026-02-30", "sort=phone"])(
    "refuses %s",
    async (query) => {
      expect((await client.get(`users?${query}`)).status).toBe(400);
    },
  );
});

describe("one user", () => {
  it("is one and the same in the list and by its id", async () => {
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
