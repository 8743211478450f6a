import { FirstAnswers } from "@/components/calls/first-answers";
import { queueKeyOf } from "@/components/list/queue/queue-query";
import { summarize } from "@/lib/queues/summary";
import { queueTable } from "@/lib/resources/queue-table";
import { prefetchCalls } from "@/server/bff/prefetch";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { operatorToday, operatorZone } from "@/server/operator-zone";
import { figureSources } from "./_ui/figure-sources";
import { Home } from "./_ui/home";

export const generateMetadata = () => pageMetadata("home");

export default async function HomePage() {
  const session = await requireSession({ page: "home" });
  const today = operatorToday();
  const sources = figureSources(session.view.pages, today);
  const own = queueTable.filter(({ list }) => session.view.pages.includes(list.page));
  const at = { today, timeZone: operatorZone(), now: new Date() };
  const first = await prefetchCalls(session, [
    ...sources.map(({ call, args }) => [call, args] as const),
    // Of hundreds of rows the page needs what they say together.
    ...own.map((queue) => {
      const read = (answer: unknown) => summarize(queue, answer, at);
      return [queue.list.call, queue.args(today), { key: queueKeyOf(queue, today), read }] as const;
    }),
  ]);
  return (
    <FirstAnswers {...first}>
      <Home view={session.view} today={today} />
    </FirstAnswers>
  );
}
