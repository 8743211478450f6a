import { expect } from "@playwright/test";
import { pickRecord } from "../choose-record";
import { clashOfNames, type Editor, name } from "./editor";

export const vouchers: Editor = {
  page: "vouchers",
  path: "discounts",
  account: "mn-vouchers",
  colleague: "chain-admin",
  noun: "voucher",
  last: (panel) => panel.getByLabel("Allocation"),
  new: {
    missing: ["Name is required", "Amount is required", "Day is required"],
    entries: [
      name("Iarna pe automate"),
      { label: "Type", value: "Percentage" },
      {
        label: "Amount",
        value: "7.5",
        wrong: [
          ["", "Amount is required"],
          ["100.01", "A percentage is at most 100"],
        ],
      },
      { label: "Valid until", value: "31/12/2099", wrong: [["01/01/2020", "The last day is before the first one"]] },
      { label: "Max discount per order", value: "20" },
      { label: "Max cumulative value", value: "30", wrong: [["19", "Less than the maximum per order"]] },
      { label: "Exclusive", value: true },
    ],
    refused: { label: "Valid until", wire: "endDate" },
    writes: ["POST /discounts"],
    saved: "Voucher created successfully",
    kept: {
      entries: [
        name("Mostră de iarnă"),
        { label: "Type", value: "Product sampling" },
        { label: "Valid until", value: "31/12/2099" },
      ],
      async choose(panel) {
        const product = panel.getByLabel("Product", { exact: true });
        const called = await pickRecord(product, "a", 0);
        return () => expect(product).toHaveValue(called);
      },
    },
  },
  edit: {
    entries: [
      { label: "Min order spend", value: "77", wrong: [["0", "Enter an amount greater than 0"]] },
      { label: "Active", value: false },
    ],
    refused: { label: "Min order spend", wire: "minOrderSpend" },
    writes: ["PATCH /discounts/{id}"],
    saved: "Voucher updated succesfully",
    failed: "Voucher was not updated",
  },
  clash: clashOfNames(5),
};
