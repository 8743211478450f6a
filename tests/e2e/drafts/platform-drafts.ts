import { expect } from "@playwright/test";
import type { PlatformPerson } from "../support/platform-person";

/** Built with 45 cells in two fridge zones and 60 in locker blocks. */
const blueprint = 7;

export interface SoldProduct {
  id: number;
  name: string;
  barcode: string;
}

export interface DraftCell {
  id: number;
  alias: string;
  product?: { id: number };
  renewProduct?: boolean;
  fillOnDemand?: boolean;
}

/** Machines of the blueprint. */
export async function machinesOf(of: PlatformPerson): Promise<{ id: number; name: string }[]> {
  const { items } = Object(await of.call("GET", `mapping-drafts?domain=bob-blueprint&limit=50`));
  const rows: { id: number; storages: { id: number; name: string }[] }[] = items;
  const { storages = [] } = rows.find(({ id }) => id === blueprint) ?? {};
  expect(storages.length).toBeGreaterThan(0);
  return storages;
}

/** An empty draft for one machine. @returns its id */
export async function makeDraft(of: PlatformPerson, name: string, startDate?: string): Promise<number> {
  const [machine] = await machinesOf(of);
  const body = { blueprint, name, storages: [machine?.id], ...(startDate && { startDate }) };
  return Object(await of.call("POST", "mapping-drafts/from-blueprint", body)).id;
}

/** Products that can be mapped, of different names. */
export async function productsSold(of: PlatformPerson, count: number): Promise<SoldProduct[]> {
  const [machine] = await machinesOf(of);
  const rows: (SoldProduct & { name: string })[] = Object(
    await of.call("GET", `products/storage/${machine?.id}/vending`),
  );
  const sold = rows.filter(({ barcode }) => /^\d{13}$/.test(barcode ?? "")).slice(0, count);
  expect(sold).toHaveLength(count);
  return sold;
}

export function draftCells(of: PlatformPerson, id: number): Promise<DraftCell[]> {
  return cellsAt(of, `mapping-drafts/${id}`);
}

async function cellsAt(of: PlatformPerson, path: string): Promise<DraftCell[]> {
  const { shelves, lockers } = Object(await of.call("GET", path));
  const parts: { cells: (DraftCell & { product?: { id: number } | null })[] }[] = [...shelves, ...lockers];
  return parts.flatMap(({ cells }) => cells).map(({ product, ...cell }) => ({ ...cell, ...(product && { product }) }));
}
