import * as z from "#schema";
import { calendarDay, entityReference, moment, optional, optionalText, person } from "@/lib/calls/wire";

/** What a mapping is loaded from (MAPP-016): a blueprint's structure, a machine as it stands, a saved draft. */
export const mappingDomains = ["bob-blueprint", "live-mapping", "mapping-draft"] as const;

export type MappingDomain = (typeof mappingDomains)[number];

/** What became of an approved draft in one of its machines once its day had come: a platform may know nothing of it. */
const applicationSchema = z.object({
  storage: entityReference,
  at: moment,
  /** `LEFT` where the whole machine was left as it is, whose `reason` is then told. */
  outcome: z.enum(["APPLIED", "LEFT"]),
  /** The machine is built by another blueprint, or by another version of it, than the draft's. */
  reason: optional(z.enum(["BLUEPRINT"])),
  /** Locker cells that were left as they are: an order waits in each. */
  leftCells: z.array(z.object({ alias: z.string(), orderId: z.int() })),
});

/** One of the three domains' rows: what only drafts have is absent from the others. */
export const mappingSchema = z.object({
  /** Of the blueprint, the storage or the draft: unique inside its domain. */
  id: z.int(),
  domain: z.enum(mappingDomains),
  name: z.string(),
  /** A warehouse has neither. */
  blueprint: optional(entityReference),
  blueprintVersion: optional(z.int()),
  /** The machines built by the blueprint, the machine itself, or those the draft is meant for. */
  storages: z.array(entityReference),
  createdBy: optional(person),
  approvedBy: optional(person),
  /** A day; the one date shown as YYYY-MM-DD (DATE-006). */
  startDate: optional(calendarDay),
  /** Given to its machines, which is done once it is approved and its start day has come (reading 40). */
  isApplied: optional(z.boolean()),
  created: optional(moment),
});

const cellProductSchema = z.object({
  id: z.int(),
  name: z.string(),
  barcode: optionalText,
  productNodeReference: z.int(),
  image: optionalText,
});

/** How many pieces the cell takes: a platform may know nothing of it. */
const capacity = optional(z.int().check(z.gte(1)));

export const shelfSchema = z.object({
  id: z.int(),
  position: z.int(),
  /** Millimetres, as the height. */
  width: z.int(),
  height: z.int(),
  /** 0 is a locker, any other a fridge (reading 19). */
  storageZone: z.int(),
  cells: z.array(
    z.object({
      id: z.int(),
      position: z.int(),
      alias: z.string(),
      renewProduct: z.boolean(),
      product: optional(cellProductSchema),
      capacity,
    }),
  ),
});

const lockerSchema = z.object({
  id: z.int(),
  position: z.int(),
  width: z.int(),
  height: z.int(),
  storageZone: z.int(),
  selfPosition: z.int(),
  cells: z.array(
    z.object({
      id: z.int(),
      alias: z.string(),
      product: optional(cellProductSchema),
      fillOnDemand: z.boolean(),
      orderId: optional(z.int()),
      capacity,
    }),
  ),
});

const cellsOfMachine = { shelves: z.array(shelfSchema), lockers: z.array(lockerSchema) };

const wireDetailSchema = z.extend(mappingSchema, {
  ...cellsOfMachine,
  /**
   * Live mapping of its machines as it was when the draft was made: a platform may know nothing of it. Where a machine is
   * named, what is not told of it is as it was; a block of lockers is told whole, for its cells have no position of their own.
   */
  liveWhenMade: optional(z.array(z.object({ storage: entityReference, ...cellsOfMachine }))),
  /** What became of it in each machine. */
  applications: optional(z.array(applicationSchema)),
});

/** What the console finds out itself of whoever asks: whether they have approved it; undefined where it is not known. */
interface ToldOfAsker {
  isOwnApproval?: boolean | undefined;
}

export const mappingDetailSchema = z.pipe(
  wireDetailSchema,
  z.transform((mapping): z.output<typeof wireDetailSchema> & ToldOfAsker => mapping),
);

export type Mapping = z.output<typeof mappingSchema>;
export type MappingDetail = z.output<typeof mappingDetailSchema>;
export type MachineCells = Pick<MappingDetail, "shelves" | "lockers">;
export type CellProduct = z.output<typeof cellProductSchema>;
export type DraftApplication = z.output<typeof applicationSchema>;
export type Shelf = z.output<typeof shelfSchema>;
export type Locker = z.output<typeof lockerSchema>;
