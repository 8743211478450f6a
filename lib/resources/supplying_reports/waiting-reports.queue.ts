import { addDays, dayIn } from "@/lib/dates/day";
import type { ListQueue } from "@/lib/list/declare/list-queue";
import { rising } from "@/lib/list/url/sorts";
import { fullName } from "@/lib/texts/full-name";
import { reportStatusOf } from "./supply-status";
import type { Report } from "./supplying-reports.calls";

declare module "@/lib/list/declare/list-queue" {
  interface QueueNotes {
    "waiting-reports": never;
  }
}

/** Still new from before today. */
export const waitingReports: ListQueue<Report> = {
  filters: (today) => ({ status: "NEW", created: `&${addDays(today, -1)}` }),
  sort: rising("created"),
  due: ({ created }) => created,
  belongs: ({ maskNumber, created }, { today, timeZone }) =>
    reportStatusOf(maskNumber) === "NEW" && dayIn(timeZone, created) < today,
  who: ({ courier }) => fullName(courier),
};
