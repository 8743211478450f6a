import { z } from "zod";
import { companiesCalls } from "@/lib/resources/companies/companies.calls";
import { suiteClient } from "./suite-client";

const acquirer = suiteClient("acquirer@demo.test");

const body = {
  name: "Morărița Argeș SRL",
  cui: "31784501",
  registrationNumber: "J03/1187/2013",
  street: "Str. Depozitelor nr. 14",
  city: "Pitești",
  county: "Argeș",
  postalCode: "110078",
  iban: "RO49AAAA1B31007593840000",
  email: "office@morarita.example",
  phone: "+40 248 123 456",
  paymentTermDays: 30,
  isVatPayer: true,
  isSupplier: true,
  isActive: true,
};

const one = (id: number) => acquirer.read(companiesCalls.one, `companies/${id}`);
const make = (fields: object) => acquirer.request("POST", "companies", fields);
const change = (id: number, fields: object) => acquirer.request("PATCH", `companies/${id}`, fields);
const refusal = (message: string) => ({ error: { message } });

describe("COMP-003 verifying a fiscal code", () => {
  const verify = (cui: string) => acquirer.get(`companies/verify?cui=${encodeURIComponent(cui)}`);

  it.each(["31784501", "RO31784501"])("finds what the register knows of %s", async (cui) => {
    const found = await acquirer.read(companiesCalls.verify, `companies/verify?cui=${cui}`);
    expect(found).toEqual({
      cui: "31784501",
      name: "Morărița Argeș SRL",
      registrationNumber: "J03/1187/2013",
      street: "Str. Depozitelor nr. 14",
      city: "Pitești",
      county: "Argeș",
      postalCode: "110078",
      isVatPayer: true,
    });
  });

  it("finds the operator's own suppliers too", async () => {
    const { name, cui } = await one(3);
    expect(await acquirer.read(companiesCalls.verify, `companies/verify?cui=${cui}`)).toMatchObject({ name });
  });

  it("does not find what is not registered", async () => {
    expect(await verify("14399840")).toEqual({ status: 404, body: refusal("object not found") });
  });

  it.each(["14399841", "x", ""])("refuses %j, which is no fiscal code", async (cui) => {
    expect((await verify(cui)).status).toBe(400);
  });
});

describe("COMP-002 making and changing a company", () => {
  it("is made, read again and changed", async () => {
    const { id, euid } = z.parse(companiesCalls.create.answer, (await make(body)).body);
    expect(await one(id)).toMatchObject(body);
    expect(euid).toBe("ROONRC.J03/1187/2013");
    const { status } = await change(id, { city: "Mioveni", iban: null, paymentTermDays: null });
    expect(status).toBe(200);
    const { created: _, ...changed } = await one(id);
    expect(changed).toEqual({ ...body, id, euid, city: "Mioveni", iban: undefined, paymentTermDays: undefined });
  });

  it("needs neither a trade register number nor what else may be missing", async () => {
    const { name, cui: _, street, city, county, isVatPayer, isSupplier, isActive } = body;
    const least = { name, cui: "42155612", street, city, county, isVatPayer, isSupplier, isActive };
    const { id } = z.parse(companiesCalls.create.answer, (await make(least)).body);
    expect(await one(id)).toMatchObject({ registrationNumber: undefined, euid: undefined, email: undefined });
    await change(id, { registrationNumber: "J40/1/2020" });
    expect((await one(id)).euid).toBe("ROONRC.J40/1/2020");
    await change(id, { registrationNumber: null });
    expect((await one(id)).euid).toBeUndefined();
  });

  it("changes nothing where the body has no field", async () => {
    const before = await one(4);
    expect((await change(4, {})).status).toBe(200);
    expect(await one(4)).toEqual(before);
  });

  it.each([
    ["cui", "27903176", "cui: is no fiscal code"],
    ["county", "Atlantida", "county: unknown county"],
    ["iban", "RO48AAAA1B31007593840000", "iban: is no account number"],
    ["email", "office", "email: is no address"],
    ["phone", "call me", "phone: is no telephone number"],
    ["postalCode", "1100", "postalCode: must have six digits"],
  ])("COMP-005 refuses a wrong %s, in a new company and in a change", async (field, value, message) => {
    const refused = { status: 400, body: refusal(message) };
    expect(await make({ ...body, cui: "27903175", [field]: value })).toEqual(refused);
    expect(await change(3, { [field]: value })).toEqual(refused);
  });

  it("COMP-005 has no two companies of one fiscal code", async () => {
    const { cui, name } = await one(3);
    const refused = { status: 409, body: refusal(`cui: is that of ${name}`) };
    expect(await make({ ...body, cui })).toEqual(refused);
    expect(await change(4, { cui })).toEqual(refused);
    expect((await change(3, { cui })).status).toBe(200);
  });

  it.each([
    ["no name", { ...body, name: " " }],
    ["no street", { ...body, street: undefined }],
    ["a payment term of two years", { ...body, paymentTermDays: 730 }],
    ["a field that there is not", { ...body, colour: "green" }],
  ])("is refused with %s", async (_name, wrong) => {
    expect((await make(wrong)).status).toBe(400);
  });

  it("is not found where it is not there", async () => {
    expect(await change(99_999, { city: "Cluj-Napoca" })).toEqual({ status: 404, body: refusal("object not found") });
  });
});
