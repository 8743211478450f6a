import type { Service } from "./services.calls";

/** What the form holds: all as text, as it is typed. */
export interface ServiceForm {
  name: string;
  price: string;
  type: string;
  category: string;
  provider: string;
  active: boolean;
}

export const newService: ServiceForm = { name: "", price: "", type: "1", category: "", provider: "", active: true };

export function toForm({ name, price, type, category, provider, active }: Service): ServiceForm {
  return { name, price, type: String(type), category, provider: String(provider.id), active };
}

/** The form as the calls take it. A comma is the decimal point in Romanian. */
export function toBody({ name, price, type, category, provider, active }: ServiceForm) {
  return {
    name: name.trim(),
    price: priceText(price),
    type: Number(type),
    category: category.trim(),
    provider: Number(provider),
    active,
  };
}

/** SERV-006: a number with at most two places. */
export function isPrice(typed: string): boolean {
  return /^\d{1,9}(\.\d{1,2})?$/.test(priceText(typed));
}

function priceText(typed: string): string {
  return typed.trim().replace(",", ".");
}
