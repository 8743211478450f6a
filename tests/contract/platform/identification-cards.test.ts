import { z } from "zod";
import { identificationCardsCalls } from "@/lib/resources/users/identification-cards.calls";
import { usersCalls } from "@/lib/resources/users/users.calls";
import { suiteClient } from "./suite-client";

const client = suiteClient("l3s@demo.test");

const cards = (query: string) => client.read(identificationCardsCalls.list, `identification-cards?limit=250&${query}`);
const user = (id: number) => client.read(usersCalls.one, `users/${id}`);
const assign = (cardId: number, userId: number) =>
  client.request("PATCH", `identification-cards/${cardId}/assign-user/${userId}`);
const unassign = (id: number) => client.request("PATCH", `identification-cards/${id}/unassign-user`);
const cardOf = ({ body }: { body: unknown }) => z.parse(identificationCardsCalls.one.answer, body);

/** Two that nobody carries, and two users without a card. */
async function reserve() {
  const [card, spare] = (await cards("isAssigned=false")).items;
  const [person, other] = (await client.read(usersCalls.list, "users?hasRFIDCard=false")).items;
  if (!card || !spare || !person || !other) throw new Error("The data set has too few cards or users.");
  return { card, spare, person, other };
}

describe("IDCA-001 the identification cards", () => {
  it("are those that somebody carries, or those in reserve", async () => {
    const everything = await cards("");
    for (const isAssigned of [true, false]) {
      const { items, totalCount } = await cards(`isAssigned=${isAssigned}`);
      const wanted = everything.items.filter(({ userId }) => (userId !== undefined) === isAssigned);
      expect(wanted.length).toBeGreaterThan(0);
      expect([items, totalCount]).toEqual([wanted, wanted.length]);
    }
  });

  it("are found by a part of their number or alias, typed without diacritics", async () => {
    const { card } = await reserve();
    expect((await cards(`search=${card.cardId.slice(2, 9)}`)).items).toContainEqual(card);
    const byAlias = await cards("search=rezerva");
    expect(byAlias.items.map(({ id }) => id)).toContain(card.id);
    expect(byAlias.items.filter(({ alias }) => !alias?.startsWith("Rezervă"))).toEqual([]);
    expect((await cards("search=%25")).totalCount).toBe(0);
  });

  it("are called by their number, and their alias where they have one", async () => {
    const { items } = await cards("");
    expect(new Set(items.map(({ alias }) => alias === undefined)).size).toBe(2);
    for (const { name, cardId, alias } of items)
      expect(name).toBe(alias === undefined ? cardId : `${cardId} · ${alias}`);
  });

  it.each(["isAssigned=1", "userIds=x", "limit=0", `search=${"x".repeat(61)}`])("refuse %s", async (query) => {
    expect((await client.get(`identification-cards?${query}`)).status).toBe(400);
  });
});

describe("handing cards out", () => {
  it("IDCA-002 IDCA-003 a card goes to a user and back into reserve, and the user is known to have one", async () => {
    const { card, person } = await reserve();
    const assigned = await assign(card.id, person.id);
    expect([assigned.status, cardOf(assigned)]).toEqual([200, { ...card, userId: person.id }]);
    expect((await user(person.id)).hasRFIDCard).toBe(true);
    const returned = await unassign(card.id);
    expect([returned.status, cardOf(returned)]).toEqual([200, card]);
    expect((await user(person.id)).hasRFIDCard).toBe(false);
  });

  it("IDCA-002 a user may carry several", async () => {
    const { card, spare, person } = await reserve();
    for (const { id } of [card, spare]) expect((await assign(id, person.id)).status).toBe(200);
    expect((await cards(`userIds=${person.id}`)).items.map(({ id }) => id)).toEqual([card.id, spare.id]);
    await unassign(card.id);
    expect((await user(person.id)).hasRFIDCard).toBe(true);
    await unassign(spare.id);
  });

  it("IDCA-002 a card that somebody else carries stays theirs; said twice it is still one assignment", async () => {
    const { card, person, other } = await reserve();
    await assign(card.id, person.id);
    expect((await assign(card.id, person.id)).status).toBe(200);
    expect(await assign(card.id, other.id)).toEqual({
      status: 409,
      body: { error: { message: "cardId: another user carries it" } },
    });
    expect((await cards(`userIds=${person.id},${other.id}`)).items).toEqual([{ ...card, userId: person.id }]);
    await unassign(card.id);
  });

  it("IDCA-002 of two users who are given one card at once, one gets it", async () => {
    const { card, person, other } = await reserve();
    const answers = await Promise.all([person, other].map(({ id }) => assign(card.id, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await unassign(card.id);
  });

  it("IDCA-003 a card that nobody carries cannot be taken from anybody", async () => {
    const { card } = await reserve();
    expect(await unassign(card.id)).toEqual({
      status: 409,
      body: { error: { message: "id: nobody carries this card" } },
    });
  });

  it("is not found where card or user is unknown, and changes nothing", async () => {
    const { card, person } = await reserve();
    const missing = { status: 404, body: { error: { message: "object not found" } } };
    expect(await assign(999_999, person.id)).toEqual(missing);
    expect(await assign(card.id, 999_999)).toEqual(missing);
    expect(await unassign(999_999)).toEqual(missing);
    expect((await cards("isAssigned=false")).items).toContainEqual(card);
  });
});
