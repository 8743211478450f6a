import type { AnswerableCall } from "@/lib/calls/call";
import type { ToldAnswer } from "@/lib/calls/told-answer";
import { toldInventories } from "./inventory/told-inventories";
import { toldUsers } from "./users/told-users";

/** Every call whose answer depends on who asks. A new one is added here. Read by the server alone. */
export const toldTable: ReadonlyMap<AnswerableCall, ToldAnswer> = new Map(
  [...toldInventories, ...toldUsers].map((told) => [told.of, told]),
);
