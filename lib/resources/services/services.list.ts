import type { Columns } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { recordOf } from "@/lib/list/declare/named-record";
import { defaultCurrency } from "@/lib/money/currency";
import { serviceTypeName, serviceTypeTones } from "./service-type";
import { type Service, servicesCalls, serviceTypes } from "./services.calls";

const columns: Columns<Service> = {
  id: { kind: "id", value: (service) => service.id },
  name: { kind: "text", value: (service) => service.name },
  price: { kind: "money", value: (service) => ({ amount: service.price, currency: defaultCurrency }) },
  category: { kind: "text", value: (service) => service.category },
  provider: {
    kind: "text",
    value: (service) => service.provider.name,
    names: (service) => recordOf("companies", service.provider),
  },
  active: { kind: "boolean", value: (service) => service.active },
  type: { kind: "status", words: serviceTypeTones, value: (service) => serviceTypeName(service.type) },
};

/** FILT-049, in its order; ALL has no value. */
const { DISCOUNT, BEAUTY, IRONING, LAUNDRY, LOCKER, VENDING, MARKETPLACE } = serviceTypes;
const offered = { DISCOUNT, BEAUTY, IRONING, LAUNDRY, LOCKER, VENDING, MARKETPLACE, ALL: undefined };

export const servicesList = defineList({
  page: "services",
  call: servicesCalls.list,
  columns,
  defaultColumns: ["name", "price", "category", "provider"],
  sort: { id: "id", name: "name", price: "price" },
  defaultSort: { key: "name", order: "ASC" },
  filters: { type: { kind: "choice", param: "type", options: offered } },
  only: { type: "type" },
  search: { id: "preview" },
  preview: {
    call: servicesCalls.one,
    args: (id) => ({ params: { id } }),
    detail: (service) => service,
    fields: columns,
    name: "name",
  },
});
