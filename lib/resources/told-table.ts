import type { AnswerableCall } from "@/lib/calls/call";
import type { ToldAnswer } from "@/lib/calls/told-answer";
import { toldDrafts } from "./drafts/told-drafts";
import { toldInventories } from "./inventory/told-inventories";
import { toldUsers } from "./users/told-users";

/** Every call whose answer depends on who asks. A new one is added here. Read by the server alone. */
export const toldTable: ReadonlyMap<AnswerableCall, ToldAnswer> = new Map(
  [...toldDrafts, ...toldInventories, ...toldUsers].map((told) => [told.of, told]),
);
