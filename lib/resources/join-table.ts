import type { AnswerableCall } from "@/lib/calls/call";
import type { Join } from "@/lib/calls/join";
import { stockJoins } from "./current_stocks/current-stocks.join";

/** Every join, by the call whose answers it completes. A new one is added here. Read by the server alone. */
export const joinTable: ReadonlyMap<AnswerableCall, Join> = new Map(stockJoins.map((join) => [join.of, join]));
