import { z } from "zod";
import { storagesCalls } from "@/lib/resources/storages/storages.calls";
import { clientOf } from "./platform-client";
import { suiteClient } from "./suite-client";

const mapper = suiteClient("shelves-mapper@demo.test");

const one = (id: number) => mapper.read(storagesCalls.one, `storages/${id}`);
const send = (method: string, path: string, body: object) => mapper.request(method, path, body);
const refusal = (status: number, message: string) => ({ status, body: { error: { message } } });
const body = { name: "Minishop Oradea Gară", type: "SELLABLE", isActive: true };

async function make(fields: object = {}): Promise<number> {
  const made = await send("POST", "storages", { ...body, ...fields });
  return z.parse(storagesCalls.create.answer, made.body).id;
}

describe("STOR-016 making a storage", () => {
  it("takes a name, a type and where it stands", async () => {
    const id = await make({ geolocation: { lat: 47.072, long: 21.921 }, chain: 2 });
    expect(await one(id)).toMatchObject({
      ...body,
      geolocation: { lat: 47.072, long: 21.921 },
      chain: { id: 2, name: "Minishop 24" },
      addresses: [],
      isSellable: true,
      isSubstorage: false,
    });
  });

  it("does without a place and a chain", async () => {
    const id = await make({ name: "Depozit Oradea", type: "DEPOSIT" });
    expect(await one(id)).toMatchObject({ geolocation: undefined, isDeposit: true, chain: { id: 1 } });
  });

  it.each([
    ["STOR-006 no name", { ...body, name: " " }],
    ["STOR-007 no type", { name: "Fără tip", isActive: true }],
    ["STOR-004 a type that there is not", { ...body, name: "Alt tip", type: "FRIDGE" }],
    ["a latitude north of the pole", { ...body, name: "Nord", geolocation: { lat: 90.1, long: 21 } }],
    ["a longitude past the last", { ...body, name: "Est", geolocation: { lat: 45, long: -180.5 } }],
    ["a field that there is not", { ...body, name: "Altul", colour: "green" }],
  ])("is refused with %s", async (_name, wrong) => {
    expect((await send("POST", "storages", wrong)).status).toBe(400);
  });

  it("is refused with the name of another, and in a chain that there is not", async () => {
    const { name } = await one(1);
    expect(await send("POST", "storages", { ...body, name })).toEqual(
      refusal(409, "name: storage 1 already has this name"),
    );
    const elsewhere = { ...body, name: "Altundeva", chain: 99 };
    expect(await send("POST", "storages", elsewhere)).toEqual(refusal(400, "chain: unknown chain"));
  });
});

describe("STOR-001 changing a storage", () => {
  it("changes what the body has, and nothing else", async () => {
    const before = await one(9);
    expect((await send("PATCH", "storages/9", { name: "Minishop redenumit", isActive: false })).status).toBe(200);
    const fullName = "Minishop redenumit (#9)";
    expect(await one(9)).toEqual({ ...before, name: "Minishop redenumit", fullName, isActive: false });
    expect((await send("PATCH", "storages/9", {})).status).toBe(200);
  });

  it("STOR-011 is put onto the map, moved and taken off it", async () => {
    for (const geolocation of [{ lat: 44.5, long: 26 }, { lat: 44.6, long: 26.1 }, null]) {
      await send("PATCH", "storages/10", { geolocation });
      expect((await one(10)).geolocation).toEqual(geolocation ?? undefined);
    }
  });

  it("may keep its name, not take another's", async () => {
    const { name } = await one(11);
    expect((await send("PATCH", "storages/11", { name })).status).toBe(200);
    expect(await send("PATCH", "storages/12", { name })).toEqual(
      refusal(409, "name: storage 11 already has this name"),
    );
  });

  it.each(["DEPOSIT", "MOBILE"])("CATA-027 goes on selling while a catalogue applies there: no %s", async (type) => {
    const acquirer = await clientOf(mapper.restUrl, "acquirer@demo.test");
    const [storage, id] = [await make({ name: `Vinde, nu ${type}` }), 2];
    const edit = (change: object) => acquirer.request("PATCH", `catalogs_prices/${id}`, change);
    expect((await edit({ storagesToAdd: [storage] })).status).toBe(200);
    const refused = await send("PATCH", `storages/${storage}`, { type, isActive: false });
    expect(refused).toEqual(refusal(409, `type: catalogue ${id} applies there`));
    expect(await one(storage)).toMatchObject({ type: "SELLABLE", isActive: true });
    expect((await send("PATCH", `storages/${storage}`, { type: "SELLABLE" })).status).toBe(200);
    expect((await edit({ storagesToRemove: [storage] })).status).toBe(200);
    expect((await send("PATCH", `storages/${storage}`, { type })).status).toBe(200);
  });

  it("is refused with a wrong type or place, and not found where it is not there", async () => {
    expect((await send("PATCH", "storages/11", { type: "FRIDGE" })).status).toBe(400);
    expect((await send("PATCH", "storages/11", { geolocation: { lat: 44.5, long: 181 } })).status).toBe(400);
    expect(await send("PATCH", "storages/99999", { isActive: true })).toEqual(refusal(404, "object not found"));
  });
});

describe("the address of a storage", () => {
  const address = { street: "Str. Republicii", number: "12A", city: "Oradea", county: "Bihor" };
  const first = (storage: number) => ({ type: 2, storage, ...address });

  it("STOR-009 CNST-044 is made where there is none, once", async () => {
    const storage = await make({ name: "Fără adresă" });
    const made = await send("POST", "addresses", { ...first(storage), postalCode: "410025", etaj: "P" });
    const { id } = z.parse(storagesCalls.createAddress.answer, made.body);
    expect((await one(storage)).addresses).toEqual([{ id, ...address, postalCode: "410025", etaj: "P" }]);
    expect(await send("POST", "addresses", first(storage))).toEqual(refusal(409, "storage: has an address already"));
  });

  it("STOR-010 is changed field by field", async () => {
    const [before] = (await one(13)).addresses;
    const { status } = await send("PATCH", `addresses/${before?.id}`, {
      county: "Bihor",
      postalCode: null,
      bloc: "C3",
    });
    expect(status).toBe(200);
    expect((await one(13)).addresses).toEqual([{ ...before, county: "Bihor", postalCode: undefined, bloc: "C3" }]);
  });

  it.each([
    ["STOR-012 a county that there is not", { county: "Atlantida" }, "county: unknown county"],
    ["a postal code of four digits", { postalCode: "4100" }, "postalCode: must have six digits"],
  ])("is refused with %s", async (_name, wrong, message) => {
    const storage = await make({ name: `Cu ${message}` });
    expect(await send("POST", "addresses", { ...first(storage), ...wrong })).toEqual(refusal(400, message));
    expect(await send("PATCH", "addresses/14", wrong)).toEqual(refusal(400, message));
  });

  it("is refused with another type, for an unknown storage, without a street, with what there is not", async () => {
    expect((await send("POST", "addresses", { ...first(1), type: 1 })).status).toBe(400);
    expect(await send("POST", "addresses", first(99_999))).toEqual(refusal(400, "storage: unknown storage"));
    expect((await send("POST", "addresses", { ...first(1), street: "" })).status).toBe(400);
    expect((await send("PATCH", "addresses/14", { planet: "Earth" })).status).toBe(400);
    expect(await send("PATCH", "addresses/99999", { bloc: "A" })).toEqual(refusal(404, "object not found"));
  });
});

it("STOR-014 STOR-015 a chain has its company and its warehouse", async () => {
  expect(await mapper.read(storagesCalls.chainDetails, "chains/3")).toEqual({
    id: 3,
    name: "Partener Vest",
    company: { id: 2, euid: expect.stringMatching(/^ROONRC\./) },
    warehouse: { id: 2, name: expect.stringMatching(/^Depozit /) },
  });
  expect((await mapper.get("chains/99")).status).toBe(404);
});
