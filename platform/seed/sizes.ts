import type { DatasetName } from "../env";

/** How much of everything a data set holds. */
export interface Sizes {
  suppliers: number;
  customerCompanies: number;
  storages: number;
  products: number;
  customers: number;
  receptions: number;
  internalReceptions: number;
  supplierReturns: number;
  orders: number;
  /** Days before today over which orders and receptions are spread. */
  days: number;
  /** Whether VAT rates of all years stand side by side: for tests of what the screens must bear. */
  mixesVatRates: boolean;
}

export const sizes: Record<DatasetName, Sizes> = {
  tiny: {
    suppliers: 6,
    customerCompanies: 4,
    storages: 8,
    products: 60,
    customers: 40,
    receptions: 36,
    internalReceptions: 24,
    supplierReturns: 10,
    orders: 320,
    days: 60,
    mixesVatRates: true,
  },
  demo: {
    suppliers: 40,
    customerCompanies: 80,
    storages: 60,
    products: 2500,
    customers: 2950,
    receptions: 600,
    internalReceptions: 400,
    supplierReturns: 90,
    orders: 20_000,
    days: 365,
    mixesVatRates: false,
  },
  large: {
    suppliers: 60,
    customerCompanies: 400,
    storages: 120,
    products: 2500,
    customers: 30_000,
    receptions: 3000,
    internalReceptions: 3000,
    supplierReturns: 500,
    orders: 1_000_000,
    days: 1095,
    mixesVatRates: false,
  },
};
