import { addressLine } from "./storage-address";

const house = {
  id: 1,
  street: "Str. Horea",
  number: "12",
  postalCode: "400174",
  bloc: undefined,
  scara: undefined,
  etaj: undefined,
  apartament: undefined,
  city: "Cluj-Napoca",
  county: "Cluj",
};

describe("addressLine", () => {
  it("is one line of what is known", () => {
    expect(addressLine(house)).toBe("Str. Horea 12, 400174 Cluj-Napoca, Cluj");
    expect(addressLine({ ...house, bloc: "A", etaj: "P", postalCode: undefined })).toBe(
      "Str. Horea 12, bl. A, et. P, Cluj-Napoca, Cluj",
    );
  });

  it("is nothing without an address", () => expect(addressLine(undefined)).toBeUndefined());
});
