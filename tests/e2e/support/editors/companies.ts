import { clashOfNames, type Editor, firstOption, name } from "./editor";

export const companies: Editor = {
  page: "companies",
  path: "companies",
  account: "acquirer",
  colleague: "chain-admin",
  noun: "supplier",
  last: firstOption("County"),
  outlivesSessionIn: "companies/company-form.spec.ts",
  new: {
    missing: [
      "A tax number has 2 to 10 digits, the last of which checks the others",
      "Name is required",
      "Address is required",
      "City is required",
      "County is required",
    ],
    entries: [
      {
        label: "Tax number (CUI)",
        value: "14399840",
        wrong: [["14399841", "A tax number has 2 to 10 digits, the last of which checks the others"]],
      },
      name("Lăptăria Bihorului SRL"),
      { label: "Address", value: "Str. Fabricii nr. 2", wrong: [["", "Address is required"]] },
      { label: "City", value: "Oradea" },
      { label: "County", value: "Bihor" },
      {
        label: "IBAN",
        value: "",
        wrong: [["RO48AAAA1B31007593840000", "Invalid account number: please check its digits"]],
      },
      { label: "VAT payer", value: false },
    ],
    refused: { label: "City", wire: "city" },
    writes: ["POST /companies"],
    saved: "Company created successfully",
  },
  edit: {
    entries: [
      { label: "Phone", value: "0259 123 456", wrong: [["call me", "Invalid phone number"]] },
      { label: "E-mail", value: "oficiu@laptarie.example", wrong: [["oficiu", "Invalid e-mail address"]] },
      { label: "Payment term, days", value: "45", wrong: [["400", "Whole days, at most 365"]] },
    ],
    refused: { label: "E-mail", wire: "email" },
    writes: ["PATCH /companies/{id}"],
    saved: "Company updated successfully",
  },
  clash: clashOfNames(5),
};
