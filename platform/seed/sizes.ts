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
  /** Rows of stock that there are at least; where deliveries alone bring more, those. */
  stocks: number;
  inventories: number;
  mappingDrafts: number;
  /** Whether one machine, the last but one, has 2,000 cells. */
  hasHall: boolean;
  supplyRoutes: number;
  supplyReports: number;
  /** Days before today over which orders and receptions are spread. */
  days: number;
  /** Whether VAT rates of all years stand side by side: for tests of what the screens must bear. */
  mixesVatRates: boolean;
  /** Whether some orders contradict themselves, for a demo to show. */
  contradicts: boolean;
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
    stocks: 0,
    inventories: 18,
    mappingDrafts: 14,
    hasHall: false,
    supplyRoutes: 9,
    supplyReports: 26,
    days: 60,
    mixesVatRates: true,
    contradicts: false,
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
    stocks: 0,
    inventories: 180,
    mappingDrafts: 60,
    hasHall: false,
    supplyRoutes: 24,
    supplyReports: 420,
    days: 365,
    mixesVatRates: false,
    contradicts: true,
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
    stocks: 200_000,
    inventories: 4000,
    mappingDrafts: 400,
    hasHall: true,
    supplyRoutes: 80,
    supplyReports: 4000,
    days: 1095,
    mixesVatRates: false,
    contradicts: false,
  },
};
