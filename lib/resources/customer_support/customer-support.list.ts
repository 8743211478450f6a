import type { Columns, Tone } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { defaultCurrency } from "@/lib/money/currency";
import { usersLookup } from "@/lib/resources/users/users.lookup";
import { roleWords, roleWordsOf } from "@/lib/roles/role-words";
import { roles } from "@/lib/roles/roles";
import { withoutCards } from "@/lib/texts/private-numbers";
import { customerSupportCalls } from "./customer-support.calls";
import { isWritten } from "./finder/is-written";
import type { SupportUser } from "./support-rows";

/** What an account passes through, first to last. */
const checkpointWords = {
  REGISTERED: "plain",
  EMAIL_CHECKED: "plain",
  PHONE_CHECKED: "plain",
  CARD_CHECKED: "plain",
} as const satisfies Record<string, Tone>;

const columns: Columns<SupportUser> = {
  id: { kind: "id", value: (user) => user.id },
  name: { kind: "person", value: (user) => user },
  email: { kind: "text", contact: "mailto", value: (user) => user.email },
  phone: { kind: "text", contact: "tel", value: (user) => user.phone },
  created: { kind: "date-time", value: (user) => user.created },
  isActive: { kind: "boolean", value: (user) => user.isActive },
  balance: { kind: "money", value: (user) => ({ amount: user.balance, currency: defaultCurrency }) },
  role: { kind: "tags", words: roleWords, value: (user) => roleWordsOf(user.roles) },
  activeCreditCards: {
    kind: "tags",
    value: (user) => user.activeCreditCards.map(({ brand, lastFour }) => `${brand} •••• ${lastFour}`),
  },
  addresses: {
    kind: "tags",
    value: (user) => user.addresses.map(({ label, street, number, city }) => `${label}: ${street} ${number}, ${city}`),
  },
  checkpoints: { kind: "tags", words: checkpointWords, value: (user) => user.checkpoints.map(({ name }) => name) },
};

/** Cards, addresses and checkpoints have their own places in the preview. */
const { activeCreditCards, addresses, checkpoints, ...fields } = columns;

export const customerSupportList = defineList({
  page: "customer_support",
  call: customerSupportCalls.users,
  columns,
  defaultColumns: ["name", "email", "phone", "created"],
  sort: { id: "Id", created: "Created", name: "LastName" },
  defaultSort: { key: "name", order: "ASC" },
  filters: {
    user: { kind: "relation", param: "user", isMany: true, lookup: usersLookup },
    role: { kind: "choice", param: "role", options: Object.fromEntries(roles.map((role) => [role, role])) },
    search: { kind: "text", param: "search", taken: withoutCards },
  },
  only: { role: "role" },
  search: { id: "preview", words: "search", phone: "search", email: "search" },
  finds: isWritten,
  isQuiet: true,
  preview: {
    call: customerSupportCalls.userDetails,
    args: (id) => ({ filters: { id }, offset: 0, limit: 1 }),
    detail: ({ items }) => items[0],
    fields,
    name: "name",
  },
});
