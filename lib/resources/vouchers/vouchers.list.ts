import type { Columns, Tone } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { productRecord } from "@/lib/list/declare/named-product";
import { defaultCurrency } from "@/lib/money/currency";
import { unitOf, voucherTypeName } from "./voucher-type";
import { type Voucher, vouchersCalls, voucherTypes } from "./vouchers.calls";

const typeTones: Record<keyof typeof voucherTypes, Tone> = {
  FIXED: "plain",
  PROCENTUAL: "plain",
  PRODUCT_SAMPLING: "plain",
};

const columns: Columns<Voucher> = {
  id: { kind: "id", value: (voucher) => voucher.id },
  date: { kind: "date-time", value: (voucher) => voucher.date },
  name: { kind: "text", value: (voucher) => voucher.name },
  active: { kind: "boolean", value: (voucher) => voucher.active },
  exclusive: { kind: "boolean", value: (voucher) => voucher.exclusive },
  type: { kind: "status", words: typeTones, value: (voucher) => voucherTypeName(voucher.type) },
  periodStart: { kind: "date", value: (voucher) => voucher.period.startDate },
  periodEnd: { kind: "date", value: (voucher) => voucher.period.endDate },
  /** A percentage carries the percent sign, a fixed amount RON (1§9). */
  amount: {
    kind: "money",
    value: ({ amount, type }) => (amount === undefined ? undefined : { amount, currency: unitOf(type) }),
  },
  product: {
    kind: "text",
    value: (voucher) => voucher.product?.name,
    names: ({ product }) => productRecord({ id: product?.id }),
  },
  maxDiscountPerOrder: { kind: "money", value: (voucher) => inRon(voucher.maxDiscountPerOrder) },
  maxCumulativeValue: { kind: "money", value: (voucher) => inRon(voucher.maxCumulativeValue) },
  minOrderSpend: { kind: "money", value: (voucher) => inRon(voucher.minOrderSpend) },
  allocation: {
    kind: "status",
    words: { ALL_USERS: "plain", NEW_USERS: "plain", COMPANIES: "plain", CODE: "plain" },
    value: (voucher) => voucher.allocation,
  },
};

function inRon(amount: string | undefined) {
  return amount === undefined ? undefined : { amount, currency: defaultCurrency };
}

export const vouchersList = defineList({
  page: "vouchers",
  call: vouchersCalls.list,
  columns,
  defaultColumns: ["name", "date", "amount", "active"],
  sort: { id: "id", date: "date", name: "name" },
  defaultSort: { key: "date", order: "DESC" },
  filters: {
    active: { kind: "boolean", param: "active" },
    exclusive: { kind: "boolean", param: "exclusive" },
    type: { kind: "choice", param: "type", options: voucherTypes },
  },
  only: { active: "active", exclusive: "exclusive", type: "type" },
  search: { id: "preview" },
  preview: {
    call: vouchersCalls.one,
    args: (id) => ({ params: { id } }),
    detail: (voucher) => voucher,
    fields: columns,
    name: "name",
  },
});
