import type { ListQueue } from "@/lib/list/declare/list-queue";
import { rising } from "@/lib/list/url/sorts";
import type { Mapping } from "./drafts.calls";

declare module "@/lib/list/declare/list-queue" {
  interface QueueNotes {
    "due-drafts": never;
  }
}

/** Not approved, and their day has come. */
export const dueDrafts: ListQueue<Mapping> = {
  filters: (today) => ({ domain: "mapping-draft", isApproved: "false", startDate: `&${today}` }),
  sort: rising("startDate"),
  due: ({ startDate }) => startDate,
  belongs: ({ approvedBy, startDate }, { today }) =>
    approvedBy === undefined && startDate !== undefined && startDate <= today,
  who: ({ name }) => name,
};
