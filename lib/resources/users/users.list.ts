import type { Columns } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { recordOf } from "@/lib/list/declare/named-record";
import { defaultCurrency } from "@/lib/money/currency";
import { roleWords, roleWordsOf } from "@/lib/roles/role-words";
import { roles } from "@/lib/roles/roles";
import { withoutCards } from "@/lib/texts/private-numbers";
import { userStatusesLookup } from "./user-statuses.lookup";
import { type User, usersCalls } from "./users.calls";

const columns: Columns<User> = {
  id: { kind: "id", value: (user) => user.id },
  name: { kind: "person", value: (user) => user },
  email: { kind: "text", contact: "mailto", value: (user) => user.email },
  phone: { kind: "text", contact: "tel", value: (user) => user.phone },
  created: { kind: "date-time", value: (user) => user.created },
  balance: {
    kind: "money",
    value: ({ balance }) => (balance === undefined ? undefined : { amount: balance, currency: defaultCurrency }),
  },
  creditCards: {
    kind: "quantity",
    value: ({ creditCards }) => creditCards.filter(({ isActive }) => isActive).length,
  },
  files: { kind: "quantity", value: (user) => user.files.length },
  storage: { kind: "text", value: (user) => user.storage?.name, names: (user) => recordOf("storages", user.storage) },
  isActive: { kind: "boolean", value: (user) => user.isActive },
  hasCompany: {
    kind: "status",
    words: { person: "plain", company: "plain" },
    value: (user) => (user.hasCompany ? "company" : "person"),
  },
  company: { kind: "text", value: (user) => user.company?.name, names: (user) => recordOf("companies", user.company) },
  hasRFIDCard: { kind: "boolean", value: (user) => user.hasRFIDCard },
  role: { kind: "tags", words: roleWords, value: (user) => roleWordsOf(user.roles) },
};

/** The mask itself is shown by its statuses, in the preview. */
export const usersList = defineList({
  page: "users",
  call: usersCalls.list,
  columns,
  defaultColumns: ["name", "email", "created", "isActive"],
  sort: { id: "id", created: "created", name: "lastName", email: "email" },
  defaultSort: { key: "created", order: "DESC" },
  filters: {
    search: { kind: "text", param: "fullTextSearch", taken: withoutCards },
    status: { kind: "relation", param: "userStatus", lookup: userStatusesLookup },
    isActive: { kind: "boolean", param: "isActive" },
    role: { kind: "choice", param: "role", options: Object.fromEntries(roles.map((role) => [role, role])) },
    hasCompany: { kind: "choice", param: "hasCompany", options: { person: false, company: true } },
    hasRFIDCard: { kind: "boolean", param: "hasRFIDCard" },
    created: { kind: "date-range", param: "created", periods: "general" },
  },
  only: {
    created: "created",
    isActive: "isActive",
    hasCompany: "hasCompany",
    hasRFIDCard: "hasRFIDCard",
    role: "role",
  },
  search: { id: "preview", words: "search", phone: "search", email: "search" },
  preview: {
    call: usersCalls.one,
    args: (id) => ({ params: { id } }),
    detail: (user) => user,
    fields: columns,
    name: "name",
  },
  report: async () => (await import("@/lib/resources/reports/report-source")).reportSource("users"),
});
