import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { fixed, list, one, range } from "@/lib/calls/params";
import { choice, day, decimal, flag, id, integer, text } from "@/lib/calls/scalars";
import { entityReference, rows } from "@/lib/calls/wire";
import { defineList } from "@/lib/list/declare/define-list";
import { defineLookup } from "@/lib/list/lookups/lookup";

/** Calls of a list that has a filter of every kind. */
export const exampleCalls = {
  list: restCall({
    id: "T-1",
    access: "signed-in",
    method: "GET",
    path: "things",
    query: {
      name: one(text(40), "fullTextSearch"),
      number: one(integer()),
      type: one(integer({ min: 1, max: 2 })),
      colours: list(integer()),
      isActive: one(flag),
      active: one(choice(["true", "false", "all"])),
      storage: one(id, "storageId"),
      users: list(id, "userIds"),
      created: range("FromCreated", "ToCreated", day),
      eventDate: range("fromEventDate", "toEventDate", day),
      amount: range("fromAmount", "toAmount", decimal),
      quantity: range("MinQuantity", "MaxQuantity", integer()),
      years: list(integer()),
      months: list(integer()),
      limit: one(integer()),
      offset: one(integer()),
      sort: one(choice(["Id", "Name"])),
      order: one(choice(["ASC", "DESC"])),
    },
    answer: rows(entityReference),
  }),
  one: restCall({
    id: "T-2",
    access: "signed-in",
    method: "GET",
    path: "things/{id}",
    params: { id },
    answer: z.extend(entityReference, { note: z.string() }),
  }),
  options: restCall({
    id: "T-3",
    access: "signed-in",
    method: "GET",
    path: "things",
    query: { dropdown: fixed("true"), search: one(text()), ids: list(id), type: one(integer()) },
    answer: z.array(entityReference),
  }),
};

export const exampleLookup = defineLookup({
  call: exampleCalls.options,
  search: (term) => ({ query: { search: term } }),
  named: (ids) => ({ query: { ids } }),
});

/** A list with a filter of every kind. */
export const exampleList = defineList({
  page: "storages",
  call: exampleCalls.list,
  columns: {
    id: { kind: "id", value: (thing) => thing.id },
    name: { kind: "text", value: (thing) => thing.name },
  },
  defaultColumns: ["name"],
  sort: { id: "Id", name: "Name" },
  defaultSort: { key: "name", order: "ASC" },
  filters: {
    name: { kind: "text", param: "name", longest: 40 },
    number: { kind: "number", param: "number" },
    type: { kind: "choice", param: "type", options: { BIG: 1, SMALL: 2 } },
    colours: { kind: "choices", param: "colours", options: { GREEN: 10, BLUE: 20 } },
    isActive: { kind: "boolean", param: "isActive" },
    active: { kind: "three-state", param: "active" },
    storage: {
      kind: "relation",
      param: "storage",
      lookup: exampleLookup,
      narrowing: { key: "shape", options: { ROUND: 7 } },
    },
    users: { kind: "relation", param: "users", isMany: true, lookup: exampleLookup },
    created: { kind: "date-range", param: "created", periods: "warehouse" },
    eventDate: { kind: "event-date", param: "eventDate" },
    amount: { kind: "amount-range", param: "amount" },
    quantity: { kind: "number-range", param: "quantity", most: 1000 },
    years: { kind: "years", param: "years", since: 2018 },
    months: { kind: "months", param: "months" },
  },
  preview: {
    call: exampleCalls.one,
    args: (thing) => ({ params: { id: thing } }),
    detail: (thing) => thing,
    fields: { note: { kind: "text", value: (thing) => thing.note } },
  },
});
