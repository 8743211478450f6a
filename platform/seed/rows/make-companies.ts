import { cuiOf } from "@/lib/identifiers/cui";
import { romanianIban } from "@/lib/identifiers/iban";
import type { chains, companies } from "../../db/schema/companies";
import { at, createRandom } from "../random";
import { withoutDiacritics } from "../without-diacritics";
import { banks, customerTrades, supplierTrades, supplierWords } from "../words/companies.json";
import { firstNames, lastNames } from "../words/people.json";
import { cities, countyNames, streets } from "../words/places.json";
import { momentBefore, type SeedBase } from "../world";

export type CompanyRow = typeof companies.$inferInsert;
type ChainRow = typeof chains.$inferInsert;

/** The operator itself is company 1, its franchise partner company 2; suppliers and customers follow. */
export function makeCompanies(base: SeedBase): CompanyRow[] {
  const { sizes } = base;
  const names = new Set(["Automat Express SRL", "Minishop Partener SRL"]);
  const own = [...names].map((name, index) => makeCompany(base, index + 1, name, false));
  const suppliers = Array.from({ length: sizes.suppliers }, (_, index) =>
    makeCompany(
      base,
      own.length + index + 1,
      freshName(names, () => supplierName(base)),
      true,
    ),
  );
  const customers = Array.from({ length: sizes.customerCompanies }, (_, index) =>
    makeCompany(
      base,
      own.length + suppliers.length + index + 1,
      freshName(names, () => customerName(base)),
      false,
    ),
  );
  const longNamed = suppliers[suppliers.length - 1];
  if (longNamed)
    longNamed.name =
      "Întreprinderea Regională pentru Colectarea, Îmbutelierea și Distribuția Apelor Minerale Naturale Călimani-Bistrița SRL";
  return [...own, ...suppliers, ...customers];
}

export function makeChains(): ChainRow[] {
  return [
    { id: 1, name: "Automat Express", companyId: 1, warehouseId: 1 },
    { id: 2, name: "Minishop 24", companyId: 1, warehouseId: 1 },
    { id: 3, name: "Partener Vest", companyId: 2, warehouseId: 2 },
  ];
}

function makeCompany(base: SeedBase, id: number, name: string, isSupplier: boolean): CompanyRow {
  const { random } = base;
  const city = random.weighted(cities.map((each) => [each, each.weight] as const));
  const county = at(
    countyNames.filter(({ code }) => code === city.countyCode),
    0,
  );
  const bank = random.pick(banks);
  const body = `${random.int(1, 4)}${random.digits(6)}`;
  return {
    id,
    euid: `ROONRC.J${String(random.int(1, 42)).padStart(2, "0")}/${random.int(100, 9999)}/${random.int(1998, 2024)}`,
    name,
    // The id inside the number keeps fiscal codes apart.
    cui: cuiOf(`${body.slice(0, 3)}${String(id).padStart(4, "0")}${body.slice(5)}`),
    registrationNumber: `J${city.countyCode === "B" ? "40" : String(random.int(1, 39)).padStart(2, "0")}/${random.int(100, 19_999)}/${random.int(1998, 2024)}`,
    isVatPayer: isSupplier ? id % 11 !== 6 : random.chance(0.7),
    isSupplier,
    isActive: random.chance(0.95) && id % 13 !== 7,
    street: `${random.pick(streets)} nr. ${random.int(1, 220)}`,
    city: city.name,
    county: county.name,
    email: `office@${withoutDiacritics(name)
      .toLowerCase()
      .replace(/ srl$| sa$/, "")
      .replace(/[^a-z0-9]+/g, "-")}.example`,
    phone: `+4021${random.digits(7)}`,
    iban: romanianIban(bank.code, random.digits(16)),
    bank: bank.name,
    created: momentBefore(base, random.int(30, 2000), [8, 17]),
    ...furtherFields(id, city.postalPrefix),
  };
}

/** Drawn from a stream of their own: the companies' other fields are known by tests. */
function furtherFields(id: number, postalPrefix: string) {
  const random = createRandom(id);
  return {
    postalCode: `${postalPrefix}${random.digits(4)}`,
    contactPerson: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
    paymentTermDays: at([15, 30, null, 45, 60, 30], id % 6),
  };
}

function supplierName({ random }: SeedBase): string {
  return `${random.pick(supplierWords)} ${random.pick(supplierTrades)} ${random.chance(0.85) ? "SRL" : "SA"}`;
}

function customerName({ random }: SeedBase): string {
  return `${random.pick(lastNames)} ${random.pick(customerTrades)} SRL`;
}

function freshName(taken: Set<string>, make: () => string): string {
  let name = make();
  for (let turn = 2; taken.has(name); turn += 1) name = `${make().replace(/ S(RL|A)$/, "")} ${turn} SRL`;
  taken.add(name);
  return name;
}
