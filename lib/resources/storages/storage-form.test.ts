import { isWholePlace, newStorage, placeOf, storageRules, toBody, toForm } from "./storage-form";
import type { Storage } from "./storages.calls";

const storage: Storage = {
  id: 9,
  name: "Minishop Oradea",
  fullName: "Minishop Oradea (#9)",
  type: "DEPOSIT",
  status: "WORKING",
  addresses: [
    {
      id: 5,
      street: "Str. Republicii",
      number: "12A",
      postalCode: "410025",
      bloc: undefined,
      scara: undefined,
      etaj: "P",
      apartament: undefined,
      city: "Oradea",
      county: "Bihor",
    },
  ],
  geolocation: { lat: 47.072, long: 21.921 },
  chain: { id: 2, name: "Minishop 24" },
  catalogPrice: undefined,
  bobs: undefined,
  isSellable: false,
  isDeposit: true,
  isSubstorage: false,
  isActive: true,
};

describe("the form of a storage", () => {
  it("STOR-001 goes from a storage to the form and back", () => {
    expect(toBody(toForm(storage))).toEqual({
      name: "Minishop Oradea",
      type: "DEPOSIT",
      isActive: true,
      chain: 2,
      geolocation: { lat: 47.072, long: 21.921 },
      street: "Str. Republicii",
      number: "12A",
      bloc: null,
      scara: null,
      etaj: "P",
      apartament: null,
      postalCode: "410025",
      city: "Oradea",
      county: "Bihor",
    });
  });

  it("STOR-009 STOR-011 begins empty where there is neither address nor place", () => {
    const form = toForm({ ...storage, addresses: [], geolocation: undefined, chain: undefined });
    expect(form).toEqual({ ...newStorage, name: "Minishop Oradea", type: "DEPOSIT" });
    expect(toBody(form).geolocation).toBeNull();
  });
});

describe("its rules", () => {
  it.each([
    ["STOR-006", "name", "A"],
    ["STOR-007", "type", "MOBILE"],
    ["the postal code", "postalCode", ""],
    ["the postal code", "postalCode", " 410025 "],
    ["the latitude", "lat", ""],
    ["the latitude", "lat", "-90"],
    ["the latitude", "lat", "44,493457"],
    ["the latitude", "lat", "44."],
    ["the latitude", "lat", "-.5"],
    ["the longitude", "long", "180.0"],
  ] as const)("%s take as %s %j", (_id, field, typed) => expect(storageRules[field](typed)).toBe(true));

  it.each([
    ["STOR-006", "name", " "],
    ["STOR-007", "type", ""],
    ["STOR-009", "street", ""],
    ["STOR-009", "number", ""],
    ["STOR-009", "city", ""],
    ["STOR-012", "county", ""],
    ["the postal code", "postalCode", "4100"],
    ["the latitude", "lat", "90.1"],
    ["the latitude", "lat", "44°"],
    ["the longitude", "long", "-180.5"],
  ] as const)("%s refuse as %s %j", (_id, field, typed) => expect(storageRules[field](typed)).toBe(false));

  it("a place has both of its halves", () => {
    expect(
      [
        ["", ""],
        ["44", "26"],
        ["44", ""],
        ["", "26"],
      ].map(([lat = "", long = ""]) => isWholePlace({ lat, long })),
    ).toEqual([true, true, false, false]);
    expect(placeOf({ lat: "44,5", long: "26" })).toEqual({ lat: 44.5, long: 26 });
    expect(placeOf({ lat: "44,5", long: "" })).toBeUndefined();
  });
});
