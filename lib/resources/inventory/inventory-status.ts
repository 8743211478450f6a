/** From the beginning of a count to its end (INVE-008 leaves the values to us; decision 0050 draws them). */
export const inventoryStatuses = ["NEW", "COUNTING", "COUNTED", "CLEARED", "CANCELLED"] as const;

export type InventoryStatus = (typeof inventoryStatuses)[number];

/** What somebody does with a count. */
export const inventorySteps = ["authorise", "count", "end-counting", "reopen", "review", "clear", "cancel"] as const;

export type InventoryStep = (typeof inventorySteps)[number];

/** Why a step cannot be taken. */
export type StepRefusal = "other-state" | "not-authorised" | "no-reviewer";

interface Person {
  isReviewer: boolean;
  /** Whether the count names them as its counter. */
  isCounter: boolean;
}

/** In which states a step can be taken. */
const statesOf: Readonly<Record<InventoryStep, readonly InventoryStatus[]>> = {
  authorise: ["NEW", "COUNTING"],
  count: ["COUNTING"],
  "end-counting": ["COUNTING"],
  reopen: ["COUNTED"],
  review: ["COUNTED"],
  clear: ["COUNTED"],
  cancel: ["NEW", "COUNTING", "COUNTED"],
};

/** Steps of who was authorised to count, and of reviewers; the others are everybody's who opens /inventory. */
const counterSteps: ReadonlySet<InventoryStep> = new Set<InventoryStep>(["count"]);
const reviewerSteps: ReadonlySet<InventoryStep> = new Set<InventoryStep>(["reopen", "review", "clear"]);

/**
 * Why a person cannot take a step of a count, undefined where they can.
 * @param status a word of another platform than ours is no state: no step leads from it
 */
export function refusalOfStep(
  step: InventoryStep,
  status: string,
  { isReviewer, isCounter }: Person,
): StepRefusal | undefined {
  if (!statesOf[step].some((state) => state === status)) return "other-state";
  if (reviewerSteps.has(step) && !isReviewer) return "no-reviewer";
  if (counterSteps.has(step) && !isCounter) return "not-authorised";
  if (step === "end-counting" && !isCounter && !isReviewer) return "not-authorised";
  return undefined;
}
