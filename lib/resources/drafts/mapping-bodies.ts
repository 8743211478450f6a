import * as z from "#schema";
import { day, filledText } from "@/lib/calls/scalars";

/** What the writes of mappings send; the documents show no body (MAPP-025 leaves them to us). All of them are strict. */

/** In characters. */
export const longestDraftName = 120;
/** The machines of one draft. */
export const mostDraftStorages = 200;

const recordId = z.int().check(z.gte(1));
/** Of a cell; null empties it. */
const product = z.nullable(recordId);

const isWithoutRepeats = z.refine(
  (ids) => Array.isArray(ids) && new Set(ids).size === ids.length,
  "must name each once",
);

/** Asked for when a draft is made: no call changes them later. */
const head = {
  name: filledText(longestDraftName),
  /** Of the draft's blueprint, in one version of it. */
  storages: z.array(recordId).check(z.minLength(1), z.maxLength(mostDraftStorages), isWithoutRepeats),
  /** YYYY-MM-DD; a draft without one is not approved. */
  startDate: z.nullish(day),
};

export const fromBlueprintBody = z.strictObject({ blueprint: recordId, ...head });
export const cloneBody = z.strictObject(head);

/** Of a saved draft, whose cell the path names. */
export const draftShelfCellBody = z.strictObject({ product, renewProduct: z.boolean() });
export const draftLockerCellBody = z.strictObject({ product, fillOnDemand: z.boolean() });

/** Of live mapping: the cell is named beside what it is to hold. */
export const liveShelfCellBody = z.strictObject({ id: recordId, product, renewProduct: z.boolean() });
export const liveLockerCellBody = z.strictObject({ id: recordId, product });
export const liveFillOnDemandBody = z.strictObject({ id: recordId, fillOnDemand: z.boolean() });
