import * as z from "zod/mini";
import { voucherFaults } from "@/lib/resources/vouchers/voucher-faults";

/** Each issue's message is the name of a text under the form's messages. */
export const voucherFormSchema = z
  .object({
    name: z.string(),
    type: z.string(),
    amount: z.string(),
    product: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    minOrderSpend: z.string(),
    maxDiscountPerOrder: z.string(),
    maxCumulativeValue: z.string(),
    allocation: z.string(),
    active: z.boolean(),
    exclusive: z.boolean(),
  })
  .check(({ value, issues }) => {
    for (const [field, message] of Object.entries(voucherFaults(value)))
      issues.push({ code: "custom", path: [field], message, input: value });
  });
