import type { Company } from "./companies.calls";
import {
  companyRules,
  newCompany,
  registered,
  registeredOfWork,
  registeredWork,
  takenBack,
  toBody,
  toForm,
  toNewBody,
} from "./company-form";

const company: Company = {
  id: 7,
  name: "Morărița Argeș SRL",
  cui: "31784501",
  registrationNumber: "J03/1187/2013",
  euid: "ROONRC.J03/1187/2013",
  street: "Str. Depozitelor nr. 14",
  city: "Pitești",
  county: "Argeș",
  postalCode: undefined,
  contactPerson: undefined,
  email: undefined,
  phone: "+40248123456",
  iban: "RO49AAAA1B31007593840000",
  bank: "BCR",
  paymentTermDays: 30,
  isVatPayer: true,
  isSupplier: true,
  isActive: false,
  created: "2026-03-01T08:00:00Z",
};

describe("COMP-002 the form of a company", () => {
  it("goes from a company to the form and back", () => {
    const { id: _id, euid: _euid, created: _created, ...fields } = company;
    expect(toBody(toForm(company))).toEqual({ ...fields, postalCode: null, contactPerson: null, email: null });
  });

  it("sends numbers without what people write around them", () => {
    const typed = { ...toForm(company), name: " A ", cui: "RO 31784501", iban: "ro49 aaaa 1B31 0075 9384 0000" };
    expect(toBody(typed)).toMatchObject({ name: "A", cui: "31784501", iban: "RO49AAAA1B31007593840000" });
  });

  it("sends nothing for what a new company was not given", () => {
    const body = toNewBody({ ...newCompany, name: "A", cui: "31784501", street: "S", city: "C", county: "Cluj" });
    expect(JSON.parse(JSON.stringify(body))).toEqual({
      name: "A",
      cui: "31784501",
      street: "S",
      city: "C",
      county: "Cluj",
      isVatPayer: true,
      isSupplier: true,
      isActive: true,
    });
  });
});

it("COMP-003 takes over what the register knows, and keeps what it does not", () => {
  const found = { cui: "31784501", name: "Morărița Argeș SRL", isVatPayer: false, county: "Argeș" };
  const unknown = { registrationNumber: undefined, street: undefined, city: undefined, postalCode: undefined };
  const typed = { ...newCompany, street: "Str. Mea 1" };
  expect({ ...typed, ...registered(typed, { ...found, ...unknown }).filled }).toEqual({
    ...typed,
    name: "Morărița Argeș SRL",
    isVatPayer: false,
    county: "Argeș",
  });
});

describe("COMP-003 under another fiscal code", () => {
  const unknown = { registrationNumber: undefined, county: undefined, postalCode: undefined };
  const found = { ...unknown, cui: "31784501", name: "Morărița Argeș SRL", isVatPayer: true, street: "S", city: "P" };
  const typed = { ...newCompany, cui: "RO 31784501", city: "P", phone: "021" };
  const known = registered(typed, found);
  const verified = { ...typed, ...known.filled };

  it("what the register filled in goes back to what it was", () => {
    expect(takenBack({ ...verified, cui: "14399840" }, known)).toEqual(["name", "street"]);
    expect(known.before).toMatchObject({ name: "", street: "" });
  });

  it("and so it does where the register was asked twice", () => {
    const twice = registered(verified, found, known);
    expect(takenBack({ ...verified, cui: "14399840" }, twice)).toEqual(["name", "street"]);
    expect(twice.before).toMatchObject({ name: "", street: "" });
  });

  it("what was entered since stays", () => {
    expect(takenBack({ ...verified, cui: "14399840", street: "Str. Mea 1" }, known)).toEqual(["name"]);
  });

  it("the same code written otherwise is no other one, nor is one that is being typed", () => {
    for (const cui of ["31784501 ", "3178450", ""]) expect(takenBack({ ...verified, cui }, known)).toEqual([]);
  });

  it("and so it does after the session has ended in between", () => {
    const again = registeredOfWork(JSON.parse(JSON.stringify(registeredWork(known))));
    const form = { ...verified, street: "Str. Mea 1", cui: "14399840" };
    expect(takenBack(form, again)).toEqual(["name"]);
    expect(again.before).toEqual(typed);
  });
});

describe("COMP-005 the rules of a company", () => {
  it.each([
    ["name", "A"],
    ["cui", "ro 31784501"],
    ["postalCode", ""],
    ["postalCode", " 110078 "],
    ["phone", ""],
    ["phone", "+40 (248) 123-456"],
    ["email", ""],
    ["email", "office@morarita.example"],
    ["iban", ""],
    ["iban", "RO49 AAAA 1B31 0075 9384 0000"],
    ["paymentTermDays", ""],
    ["paymentTermDays", "365"],
  ] as const)("take as %s %j", (field, typed) => expect(companyRules[field](typed)).toBe(true));

  it.each([
    ["name", " "],
    ["street", ""],
    ["city", ""],
    ["county", ""],
    ["cui", ""],
    ["cui", "31784502"],
    ["postalCode", "11007"],
    ["phone", "call me"],
    ["email", "office@morarita"],
    ["iban", "RO48AAAA1B31007593840000"],
    ["paymentTermDays", "366"],
    ["paymentTermDays", "1.5"],
    ["paymentTermDays", "-1"],
  ] as const)("refuse as %s %j", (field, typed) => expect(companyRules[field](typed)).toBe(false));
});
