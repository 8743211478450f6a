import { companiesCalls } from "@/lib/resources/companies/companies.calls";
import { byAlphabet } from "@/tests/support/alphabet";
import { suiteClient } from "./suite-client";

const acquirer = suiteClient("acquirer@demo.test");

const list = (query: string) => acquirer.read(companiesCalls.suppliers, `companies/suppliers?limit=250&${query}`);

describe("COMP-001 the list of suppliers", () => {
  it("holds suppliers alone, by name", async () => {
    const { items, totalCount } = await list("");
    expect(totalCount).toBe(6);
    expect(items.every(({ isSupplier }) => isSupplier)).toBe(true);
    expect(items.map(({ name }) => name)).toEqual(items.map(({ name }) => name).sort(byAlphabet));
  });

  it.each([
    "countyIds=Cluj",
    "isVatPayer=da",
    "isActive=1",
    "paymentTermDays=soon",
    "FromCreated=2026-02-30",
    "sort=iban",
    "order=UP",
    "limit=0",
  ])("refuses %s", async (query) => {
    expect((await acquirer.get(`companies/suppliers?${query}`)).status).toBe(400);
  });
});

it("all companies come in ascending order", async () => {
  const { items, totalCount } = await acquirer.read(companiesCalls.list, "companies?limit=100&order=ASC");
  expect(totalCount).toBe(12);
  expect(new Set(items.map(({ isSupplier }) => isSupplier)).size).toBe(2);
  expect(items.map(({ name }) => name)).toEqual(items.map(({ name }) => name).sort(byAlphabet));
});

describe("one company", () => {
  it("COMP-005 has all of its fields", async () => {
    const company = await acquirer.read(companiesCalls.one, "companies/3");
    expect(company).toMatchObject({ id: 3, isSupplier: true, county: expect.any(String), paymentTermDays: 45 });
    for (const value of [company.euid, company.street, company.postalCode, company.contactPerson, company.email])
      expect(value).toEqual(expect.any(String));
    expect(company.iban).toMatch(/^RO\d\d[A-Z]{4}\d{16}$/);
  });

  it("is not found where it is not there", async () => {
    expect((await acquirer.get("companies/99999")).status).toBe(404);
  });
});
