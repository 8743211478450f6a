import { omitNulls } from "@/lib/calls/omit-nulls";
import { cuiDigits, isCui } from "@/lib/identifiers/cui";
import { compactIban, isIban } from "@/lib/identifiers/iban";
import type { Company, RegisteredCompany } from "./companies.calls";

/** What the form holds: all as text, as it is typed. */
export interface CompanyForm {
  name: string;
  cui: string;
  registrationNumber: string;
  street: string;
  city: string;
  county: string;
  postalCode: string;
  contactPerson: string;
  phone: string;
  email: string;
  bank: string;
  iban: string;
  paymentTermDays: string;
  isVatPayer: boolean;
  isSupplier: boolean;
  isActive: boolean;
}

/** The page is that of suppliers. */
export const newCompany: CompanyForm = {
  name: "",
  cui: "",
  registrationNumber: "",
  street: "",
  city: "",
  county: "",
  postalCode: "",
  contactPerson: "",
  phone: "",
  email: "",
  bank: "",
  iban: "",
  paymentTermDays: "",
  isVatPayer: true,
  isSupplier: true,
  isActive: true,
};

export function toForm(company: Company): CompanyForm {
  const { name, cui, isVatPayer, isSupplier, isActive, paymentTermDays } = company;
  return {
    name,
    cui,
    registrationNumber: company.registrationNumber ?? "",
    street: company.street ?? "",
    city: company.city ?? "",
    county: company.county ?? "",
    postalCode: company.postalCode ?? "",
    contactPerson: company.contactPerson ?? "",
    phone: company.phone ?? "",
    email: company.email ?? "",
    bank: company.bank ?? "",
    iban: company.iban ?? "",
    paymentTermDays: paymentTermDays === undefined ? "" : String(paymentTermDays),
    isVatPayer,
    isSupplier,
    isActive,
  };
}

/** The form as an edit takes it: what was emptied is null. */
export function toBody(form: CompanyForm) {
  const { county, isVatPayer, isSupplier, isActive } = form;
  const days = form.paymentTermDays.trim();
  return {
    name: form.name.trim(),
    cui: cuiDigits(form.cui),
    registrationNumber: form.registrationNumber.trim() || null,
    street: form.street.trim(),
    city: form.city.trim(),
    county,
    postalCode: form.postalCode.trim() || null,
    contactPerson: form.contactPerson.trim() || null,
    phone: form.phone.trim() || null,
    email: form.email.trim() || null,
    bank: form.bank.trim() || null,
    iban: compactIban(form.iban) || null,
    paymentTermDays: days === "" ? null : Number(days),
    isVatPayer,
    isSupplier,
    isActive,
  };
}

/** The form as a new company: what was left empty is not sent. */
export function toNewBody(form: CompanyForm) {
  return omitNulls(toBody(form));
}

/** What the register knows of a company, for the form to take over; what it does not know stays as it was typed. */
function registeredFields(found: RegisteredCompany): Partial<CompanyForm> {
  const { registrationNumber, street, city, county, postalCode } = found;
  const known = Object.entries({ registrationNumber, street, city, county, postalCode });
  const texts = Object.fromEntries(known.filter(([, text]) => text !== undefined));
  return { name: found.name, isVatPayer: found.isVatPayer, ...texts };
}

/** What the register has filled in, and under which fiscal code. */
export interface Registered {
  /** Digits alone. */
  cui: string;
  filled: Partial<CompanyForm>;
  /** The form as it was. */
  before: CompanyForm;
}

/** @param known what it filled in already, which is not what the form was before: the same code may be asked about twice */
export function registered(now: CompanyForm, found: RegisteredCompany, known?: Registered): Registered {
  const cui = cuiDigits(now.cui);
  return { cui, filled: registeredFields(found), before: known?.cui === cui ? known.before : now };
}

/** As it outlives the end of the session: the form before and after the register filled it. */
export function registeredWork({ filled, before }: Registered): { base: CompanyForm; local: CompanyForm } {
  return { base: before, local: { ...before, ...filled } };
}

export function registeredOfWork({ base, local }: { base: CompanyForm; local: CompanyForm }): Registered {
  return { cui: cuiDigits(base.cui), filled: local, before: base };
}

/** Whether a fiscal code is that of another company. One that is being typed is nobody's yet. */
export function isOfAnother(typedCui: string, { cui }: Registered): boolean {
  return companyRules.cui(typedCui) && cuiDigits(typedCui) !== cui;
}

/**
 * The fields that go back to what stood in them because the form's fiscal code is another one now: all that still stand as
 * the register filled them. What was entered since stays.
 */
export function takenBack(form: CompanyForm, known: Registered) {
  const { filled, before } = known;
  if (!isOfAnother(form.cui, known)) return [];
  return registeredNames.filter((name) => form[name] === filled[name] && form[name] !== before[name]);
}

const registeredNames = [
  "name",
  "registrationNumber",
  "street",
  "city",
  "county",
  "postalCode",
  "isVatPayer",
] as const satisfies readonly (keyof CompanyForm)[];

const isFilled = (typed: string): boolean => typed.trim() !== "";
const orEmpty = (isRight: (typed: string) => boolean) => (typed: string) => !isFilled(typed) || isRight(typed.trim());

/** COMP-005: what the form's fields must be like. The platform has the same rules, and none about the other fields. */
export const companyRules = {
  name: isFilled,
  cui: (typed) => isCui(cuiDigits(typed)),
  street: isFilled,
  city: isFilled,
  county: isFilled,
  postalCode: orEmpty((typed) => /^\d{6}$/.test(typed)),
  phone: orEmpty((typed) => /^\+?[\d ().-]{6,20}$/.test(typed)),
  email: orEmpty((typed) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed)),
  iban: orEmpty((typed) => isIban(compactIban(typed))),
  paymentTermDays: orEmpty((typed) => /^\d{1,3}$/.test(typed) && Number(typed) <= 365),
} satisfies Partial<Record<keyof CompanyForm, (typed: string) => boolean>>;
