import type { CallWire } from "@/lib/calls/call";
import type { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { canaries } from "./canaries";

type ListOnWire = CallWire<typeof receptionsCalls.list>;
type DetailOnWire = CallWire<typeof receptionsCalls.one>;

/** Enough that a page of 25 has a next one. */
const receptionCount = 60;

function noteOnWire(id: number) {
  return {
    Id: id,
    Created: `2026-03-1${id % 10}T08:00:00Z`,
    Number: `NIR-${1000 + id}`,
    company: { id: 7, name: "Băuturi Carpați SRL", cui: "14399840" },
    typeDocument: { id: 1, name: "Invoice" },
    seriesDocument: { id: 2, name: "Goods" },
    currency: { id: 1, code: "RON" },
    numberDocument: `F-${id}`,
    documentDate: "2026-03-10",
    PurchaseMargin: canaries.undeclaredField.marker,
  };
}

export function receptionsOnWire(offset: number, limit: number): ListOnWire {
  const count = Math.max(0, Math.min(limit === 0 ? 25 : limit, receptionCount - offset));
  const items = JSON.stringify([{ barcode: "5941234567899", name: "Apă plată 0,5 l", productImg: null }]);
  return {
    Items: Array.from({ length: count }, (_, index) => ({
      ...noteOnWire(offset + index + 1),
      ReceptionEntryNoteItems: items,
    })),
    TotalCount: receptionCount,
  };
}

export function receptionOnWire(id: number): DetailOnWire {
  const line = {
    id: 1,
    product: { id: 5, name: "Apă plată 0,5 l", barcode: "5941234567899" },
    quantity: { quantityInvoice: 10, quantityReceived: 10 },
    batchNumber: "L-17",
    expirationDate: "2027-01-01",
    pricePurchase: "2.10",
    rateVAT: { id: 1, rate: 9 },
  };
  return { Items: [{ ...noteOnWire(id), ReceptionEntryNoteItems: JSON.stringify([line]) }], TotalCount: 1 };
}
