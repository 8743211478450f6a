import { companiesCalls } from "@/lib/resources/companies/companies.calls";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { byAlphabet } from "@/tests/support/alphabet";
import { operatorsDay } from "@/tests/support/operators-day";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { expectNarrowed, expectPages, expectSorted } from "./list-proof";
import { clientOf, type PlatformClient } from "./platform-client";

let platform: StartedPlatform;
let acquirer: PlatformClient;

beforeAll(async () => {
  platform = await startPlatform();
  acquirer = await clientOf(platform.restUrl, "acquirer@demo.test");
});
afterAll(() => platform.stop());

const list = (query: string) => acquirer.read(companiesCalls.suppliers, `companies/suppliers?limit=250&${query}`);
const counties = () => acquirer.read(lookupsCalls.counties, "counties?countryId=1");

describe("COMP-001 the list of suppliers", () => {
  it("holds suppliers alone, by name", async () => {
    const { items, totalCount } = await list("");
    expect(totalCount).toBe(6);
    expect(items.every(({ isSupplier }) => isSupplier)).toBe(true);
    expect(items.map(({ name }) => name)).toEqual(items.map(({ name }) => name).sort(byAlphabet));
  });

  it("FILT-052 search: a part of the name, without diacritics too", async () => {
    await expectNarrowed(list, "search=LUCEAFAR", ({ name }) => name.startsWith("Luceafărul"));
    expect((await list("search=%25")).totalCount).toBe(0);
  });

  it("FILT-052 search: the fiscal code, with RO before it or not, and the trade register number", async () => {
    const [company] = (await list("")).items;
    for (const term of [company?.cui, `RO${company?.cui}`, company?.registrationNumber])
      await expectNarrowed(list, `search=${encodeURIComponent(term ?? "")}`, ({ id }) => id === company?.id);
  });

  it("FILT-052 counties, one or several", async () => {
    const all = await counties();
    const idOf = (name: string) => all.find((county) => county.name === name)?.id;
    await expectNarrowed(list, `countyIds=${idOf("Timiș")}`, ({ county }) => county === "Timiș");
    await expectNarrowed(list, `countyIds=${idOf("Timiș")},${idOf("Mureș")}`, ({ county }) =>
      ["Timiș", "Mureș"].includes(county ?? ""),
    );
  });

  it.each([true, false])("FILT-052 VAT payer and active: %s", async (is) => {
    await expectNarrowed(list, `isVatPayer=${is}`, ({ isVatPayer }) => isVatPayer === is);
    await expectNarrowed(list, `isActive=${is}`, ({ isActive }) => isActive === is);
  });

  it("FILT-052 payment term, one or several", async () => {
    await expectNarrowed(list, "paymentTermDays=30", ({ paymentTermDays }) => paymentTermDays === 30);
    await expectNarrowed(list, "paymentTermDays=45,60", ({ paymentTermDays }) =>
      [45, 60].includes(paymentTermDays ?? 0),
    );
  });

  it("FILT-052 FILT-021 created range: both ends, or either", async () => {
    const day = operatorsDay((await list("sort=created&order=ASC")).items[2]?.created ?? "");
    await expectNarrowed(list, `FromCreated=${day}`, ({ created }) => operatorsDay(created) >= day);
    await expectNarrowed(list, `ToCreated=${day}`, ({ created }) => operatorsDay(created) <= day);
    await expectNarrowed(list, `FromCreated=${day}&ToCreated=${day}`, ({ created }) => operatorsDay(created) === day);
  });

  it("combines filters", async () => {
    await expectNarrowed(
      list,
      "isVatPayer=true&paymentTermDays=30",
      (company) => company.isVatPayer && company.paymentTermDays === 30,
    );
  });

  it("sorts both ways and pages", async () => {
    await expectSorted(list, "id", ({ id }) => id);
    await expectSorted(list, "name", ({ name }) => name, byAlphabet);
    await expectSorted(list, "created", ({ created }) => created);
    await expectPages(
      (query) => acquirer.read(companiesCalls.suppliers, `companies/suppliers?${query}`),
      ["limit=3", "limit=3&offset=3"],
    );
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

it("COMP-004 forms have all companies, 100 in ascending order", async () => {
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
