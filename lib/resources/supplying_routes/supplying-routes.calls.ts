import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { sortedWindow } from "@/lib/calls/paging";
import { list, one, range } from "@/lib/calls/params";
import { day, flag, id, integer, text } from "@/lib/calls/scalars";
import { entityReference, moment, optional, optionalText, person, rows } from "@/lib/calls/wire";

/** `day` 1 is Monday, 7 Sunday; hours as HH:mm on the operator's clock. */
const dayAndHoursSchema = z.object({ day: z.int().check(z.gte(1), z.lte(7)), hours: z.array(z.string()) });

const routeSchema = z.object({
  id: z.int(),
  name: z.string(),
  isActive: z.boolean(),
  created: moment,
  mobileStorage: entityReference,
  internalCourier: person,
  /** In the order of the stops. */
  storages: z.array(entityReference),
  selectedDaysAndHours: z.array(dayAndHoursSchema),
});

const productSchema = z.object({ id: z.int(), name: z.string(), barcode: optionalText, image: optionalText });

/** A product to bring to a machine, or to take back from it. */
const fillSchema = z.object({ storage: entityReference, product: productSchema, quantity: z.int() });

export type Route = z.output<typeof routeSchema>;
export type DayAndHours = z.output<typeof dayAndHoursSchema>;
export type Fill = z.output<typeof fillSchema>;

export const supplyingRoutesCalls = {
  list: restCall({
    id: "RTE-04",
    access: ["supplying_routes", "supplying_reports"],
    method: "GET",
    path: "resupply/list",
    query: {
      route: one(text()),
      ids: list(id),
      storageIds: list(id),
      courier: one(id, "internalCourier"),
      mobileStorage: one(id),
      isActive: one(flag),
      created: range("FromCreated", "ToCreated", day),
      ...sortedWindow(["id", "name", "created"]),
    },
    answer: rows(routeSchema),
  }),
  one: restCall({
    id: "RTE-02",
    access: ["supplying_routes"],
    method: "GET",
    path: "resupply-route/{id}",
    params: { id },
    answer: z.extend(routeSchema, {
      /** The newest report made of the route. */
      lastReport: optional(z.object({ id: z.int(), name: z.string(), created: moment })),
    }),
  }),
  /** What the form of a route starts from. */
  edit: restCall({
    id: "RTE-05",
    access: ["supplying_routes"],
    method: "GET",
    path: "resupply/edit/{id}",
    params: { id },
    answer: z.object({
      id: z.int(),
      name: z.string(),
      isActive: z.boolean(),
      mobileStorage: z.int(),
      internalCourier: z.int(),
      storages: z.array(z.int()),
      selectedDaysAndHours: z.array(dayAndHoursSchema),
    }),
  }),
  /** What machines lack by their mapping, and what must leave them (2§3 storagesProducts). */
  fill: restCall({
    id: "RTE-09",
    access: ["supplying_routes", "supplying_reports"],
    method: "GET",
    path: "reports/vending/fill",
    query: { storages: list(id) },
    answer: z.object({ supplying: z.array(fillSchema), retreating: z.array(fillSchema) }),
  }),
  couriers: restCall({
    id: "USR-04",
    access: ["supplying_routes", "supplying_reports"],
    method: "GET",
    path: "users/courier",
    query: { search: one(text()), ids: list(id), limit: one(integer({ min: 1, max: 200 })) },
    answer: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
};
