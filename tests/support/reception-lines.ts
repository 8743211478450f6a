import type { ReceptionLine } from "@/lib/resources/receptions/receptions.calls";
import type { WorkLine } from "@/lib/resources/receptions/work-line";

/** A line of a note as the platform answers it. */
export const savedLine: ReceptionLine = {
  id: 31,
  product: { id: 14, name: "Lapte", barcode: "5941234567899", image: undefined },
  quantity: { quantityInvoice: 10, quantityReceived: 10 },
  batchNumber: "007",
  expirationDate: "2027-01-31",
  pricePurchase: "4.50",
  storage: { id: 2, name: "Depozit Cluj" },
  rateVAT: { id: 4, rate: 19 },
  discount: undefined,
};

/** The same while it is worked on. */
export const workLine: WorkLine = {
  product: savedLine.product,
  storage: { id: 2, name: "Depozit Cluj" },
  batchNumber: "007",
  expirationDate: "2027-01-31",
  invoiced: "10",
  received: "10",
  price: "4.50",
  rateVat: { id: 4, rate: 19 },
  productRate: undefined,
  discountType: "PERCENT",
  discount: "",
};
