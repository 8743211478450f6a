import { clashOfNames, type Editor, name } from "./editor";

export const services: Editor = {
  page: "services",
  path: "services",
  account: "sales",
  colleague: "chain-admin",
  noun: "service",
  last: (panel) => panel.getByLabel("Provider"),
  new: {
    missing: ["Name is required", "Price is required", "Category is required", "Provider is required"],
    entries: [
      name("Curățare rapidă"),
      {
        label: "Price",
        value: "12.50",
        wrong: [
          ["1.2345", "Invalid price format"],
          ["", "Price is required"],
        ],
      },
      { label: "Service type", value: "Laundry" },
      { label: "Category", value: "Spălătorie", wrong: [["", "Category is required"]] },
      { label: "Provider", value: "Automat Express SRL" },
      { label: "Active", value: false },
    ],
    refused: { label: "Price", wire: "price" },
    writes: ["POST /services"],
    saved: "Service created successfully",
  },
  edit: {
    entries: [{ label: "Price", value: "13.75", wrong: [["13.7512", "Invalid price format"]] }],
    refused: { label: "Provider", wire: "provider" },
    writes: ["PATCH /services/{id}"],
    saved: "Service updated successfully",
  },
  clash: clashOfNames(3),
};
