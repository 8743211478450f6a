import { changesStorageItself, type SavedSoFar, saveStorage } from "./save-storage";
import { newStorage, type StorageForm, toBody } from "./storage-form";

const form: StorageForm = {
  ...newStorage,
  name: "Minishop Oradea",
  type: "SELLABLE",
  chain: "2",
  street: "Str. Republicii",
  number: "12A",
  city: "Oradea",
  county: "Bihor",
};
const body = toBody(form);
const address = { street: "Str. Republicii", number: "12A", city: "Oradea", county: "Bihor" };

/** A platform that writes down what it is sent, as it arrives. */
function platform({ refusing = "" }: { refusing?: string } = {}) {
  const sent: string[] = [];
  const take = async (name: string, ...told: unknown[]): Promise<number> => {
    sent.push([name, ...told.filter((each) => each !== undefined).map((each) => JSON.stringify(each))].join(" "));
    if (name === refusing) throw new Error("refused");
    return name === "create" ? 61 : 77;
  };
  return {
    sent,
    create: (own: unknown) => take("create", own),
    update: (id: number, own: unknown, version?: string) => take("update", id, own, version),
    createAddress: (whole: unknown, version?: string) => take("createAddress", whole, version),
    updateAddress: (id: number, part: unknown, version?: string) => take("updateAddress", id, part, version),
  };
}

const made = `create ${JSON.stringify({ name: "Minishop Oradea", type: "SELLABLE", isActive: true, chain: 2 })}`;
const addressed = `createAddress ${JSON.stringify({ type: 2, storage: 61, ...address })}`;

describe("saveStorage", () => {
  it("STOR-009 STOR-016 makes a storage and its address, and sends nothing that was left empty", async () => {
    const { sent, ...calls } = platform();
    expect(await saveStorage(calls, {}, { body, changed: body })).toBe(61);
    expect(sent).toEqual([made, addressed]);
  });

  it("STOR-009 makes no second storage where the address was refused", async () => {
    const soFar: SavedSoFar = {};
    await expect(saveStorage(platform({ refusing: "createAddress" }), soFar, { body, changed: body })).rejects.toThrow(
      "refused",
    );
    const { sent, ...calls } = platform();
    expect(await saveStorage(calls, soFar, { body, changed: { city: "Oradea" } })).toBe(61);
    expect(sent).toEqual([addressed]);
  });

  it("STOR-010 patches the first address with what was changed, and the storage only where it was", async () => {
    const { sent, ...calls } = platform();
    await saveStorage(calls, { id: 9, addressId: 5 }, { body, changed: { city: "Oradea", bloc: null } });
    await saveStorage(calls, { id: 9, addressId: 5 }, { body, changed: { isActive: false } });
    expect(sent).toEqual(['updateAddress 5 {"bloc":null,"city":"Oradea"}', 'update 9 {"isActive":false}']);
  });

  it("STOR-009 makes the address that an old storage lacks, whatever else was changed", async () => {
    const { sent, ...calls } = platform();
    await saveStorage(calls, { id: 61 }, { body, changed: { geolocation: { lat: 47, long: 21.9 } } });
    expect(sent).toEqual(['update 61 {"geolocation":{"lat":47,"long":21.9}}', addressed]);
  });

  it("C2 an edit names the version that it starts from in its first call alone, which makes another one of it", async () => {
    const { sent, ...calls } = platform();
    const soFar = { id: 9, addressId: 5 };
    await saveStorage(calls, soFar, { body, changed: { isActive: false, city: "Cluj" }, version: "9.v1" });
    await saveStorage(calls, soFar, { body, changed: { city: "Oradea" }, version: "9.v2" });
    expect(sent).toEqual([
      'update 9 {"isActive":false} "9.v1"',
      'updateAddress 5 {"city":"Cluj"}',
      'updateAddress 5 {"city":"Oradea"} "9.v2"',
    ]);
  });

  it("does not touch the address where the storage was refused", async () => {
    const { sent, ...calls } = platform({ refusing: "update" });
    const changed = { name: "Altul", city: "Oradea" };
    await expect(saveStorage(calls, { id: 9, addressId: 5 }, { body, changed })).rejects.toThrow("refused");
    expect(sent).toEqual(['update 9 {"name":"Altul"}']);
  });
});

it("ERRS-013 ERRS-015 a place is not the storage itself, nor is an address", () => {
  const changes = [{ name: "A" }, { isActive: false, city: "B" }, { city: "B" }, { geolocation: null }];
  expect(changes.map(changesStorageItself)).toEqual([true, true, false, false]);
});
