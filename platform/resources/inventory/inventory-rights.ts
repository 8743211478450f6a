import { eq } from "drizzle-orm";
import { accountById } from "../../auth/accounts";
import { mayReview } from "../../auth/reviewers";
import type { RoleCode } from "../../auth/staff-roles";
import type { Writer } from "../../db/database";
import { inventories } from "../../db/schema/inventory";
import { found, PlatformError } from "../../platform-error";

export type InventoryRow = typeof inventories.$inferSelect;
type Status = InventoryRow["status"];

/** Who changes a count, and when. */
export interface ChangedBy {
  userId: number;
  now: Date;
}

/** Roles as they are granted, of those that open /inventory (1§6): nobody else can count. */
const openers: ReadonlySet<string> = new Set<RoleCode>([
  "SHELVES_MAPPER",
  "MAPPER_QC",
  "MAINTAINER_QC",
  "BOB_MAINTAINER",
  "CHAIN_ADMIN",
  "APP",
  "DEVELOPER",
  "SUPER_ADMIN",
]);

export function maySeeCounts(roles: readonly string[]): boolean {
  return roles.some((role) => openers.has(role));
}

interface Step {
  /** From which states it leads. */
  states: readonly Status[];
  /** Who takes it; anybody who is staff where nothing is said. */
  by?: "counter" | "reviewer" | "counter or reviewer";
}

const steps = {
  authorise: { states: ["NEW", "COUNTING"] },
  count: { states: ["COUNTING"], by: "counter" },
  endCounting: { states: ["COUNTING"], by: "counter or reviewer" },
  reopen: { states: ["COUNTED"], by: "reviewer" },
  review: { states: ["COUNTED"], by: "reviewer" },
  clear: { states: ["COUNTED"], by: "reviewer" },
  cancel: { states: ["NEW", "COUNTING", "COUNTED"] },
} as const satisfies Record<string, Step>;

interface WantedStep {
  id: number;
  userId: number;
  step: keyof typeof steps;
  /** Of the wire, which a refusal is told at. */
  field: string;
}

/** The count of which a step may be taken. @throws PlatformError 404, 409: never 403, which would cost a caller its token */
export async function inventoryFor(tx: Writer, { id, userId, step, field }: WantedStep): Promise<InventoryRow> {
  const [row] = await tx.select().from(inventories).where(eq(inventories.id, id));
  const inventory = found(row);
  const { states, by }: Step = steps[step];
  if (!states.includes(inventory.status)) throw otherState(field);
  if (by === undefined) return inventory;
  const isCounter = by !== "reviewer" && inventory.countedById === userId;
  if (isCounter || (by !== "counter" && (await isReviewer(tx, userId)))) return inventory;
  throw new PlatformError(409, refusals[by](field));
}

export function otherState(field: string): PlatformError {
  return new PlatformError(409, `${field}: the state of the count does not allow this`);
}

const refusals = {
  counter: (field: string) => `${field}: only who was authorised to count may do this`,
  reviewer: (field: string) => `${field}: only a reviewer may do this`,
  "counter or reviewer": (field: string) => `${field}: only its counter or a reviewer may do this`,
} as const;

async function isReviewer(tx: Writer, userId: number): Promise<boolean> {
  return mayReview(found(await accountById(tx, userId)).roles);
}
