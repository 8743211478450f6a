import { type FilterSet, yesOrNo } from "./filter-set";

/** The filter sets that the documents leave to us (FILT-052): what staff was promised. */
export const ownFilterSets = {
  companies: {
    id: "FILT-052",
    names: {
      search: "Name or CUI",
      county: "County",
      isVatPayer: "VAT payer",
      isActive: "Active",
      paymentTerm: "Payment term, days",
      created: "Created",
    },
    words: { isVatPayer: yesOrNo("isVatPayer"), isActive: yesOrNo("isActive") },
  },
  catalog_price: {
    id: "FILT-052",
    names: {
      search: "Catalogue name",
      currency: "Currency",
      storages: "Storage",
      products: "Product",
      createdBy: "Created by",
      isDefault: "Default",
      created: "Created",
    },
  },
  invoices: {
    id: "FILT-052",
    names: {
      number: "Invoice number",
      user: "User",
      isPaid: "Paid",
      type: "Type",
      createDate: "Created",
      totalAmount: "Total amount",
      dueDate: "Due date",
    },
    words: {
      isPaid: yesOrNo("isPaid"),
      type: [
        ["PERSON", "Person", "hasCompany=false"],
        ["COMPANY", "Company", "hasCompany=true"],
      ],
    },
  },
  receptions_intern: {
    id: "FILT-052",
    names: {
      renNumber: "Reception number",
      sourceStorage: "From storage",
      destinationStorage: "To storage",
      products: "Product",
      barcode: "Barcode",
      batchId: "Batch number",
      created: "Created",
    },
  },
  return_to_supplier: {
    id: "FILT-052",
    names: {
      numberDocument: "Return number",
      renNumber: "Reception number",
      supplier: "Supplier",
      products: "Product",
      barcode: "Barcode",
      isTotalReturned: "Returned in full",
      created: "Created",
    },
  },
  inventory: { id: "FILT-052 INVE-008", names: { storage: "Storage", status: "Status", created: "Created" } },
} satisfies Readonly<Record<string, FilterSet>>;
