"use client";

import { useQueries } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { queueQuery } from "@/components/list/queue/queue-query";
import { useOperatorZone } from "@/components/shell/operator-zone";
import { useToday } from "@/components/shell/use-today";
import { refusesToTell } from "@/lib/errors/lacks-call";
import { queueTable } from "@/lib/resources/queue-table";
import type { PageKey } from "@/lib/roles/pages";
import { MissingNote } from "./missing-note";
import { QueueRow } from "./queue-row";

/** What waits for the person, oldest first, and where to begin. Queues without anything say so in one line. */
export function Queues({ pages }: { pages: readonly PageKey[] }) {
  const t = useTranslations("home.queues");
  const name = useTranslations("list.queue.name");
  const locale = useLocale();
  const at = { today: useToday(), timeZone: useOperatorZone() };
  const own = queueTable.filter(({ list }) => pages.includes(list.page));
  const answers = useQueries({ queries: own.map((queue) => queueQuery(queue, at)) });
  if (own.length === 0) return null;
  const all = own.map((queue, index) => ({ queue, answer: answers[index] }));
  const isClear = ({ answer }: (typeof all)[number]) => {
    const summary = answer?.data?.data;
    return summary !== undefined && summary.rows.length === 0 && !summary.isPart;
  };
  const isLacking = ({ answer }: (typeof all)[number]) => answer?.data === undefined && refusesToTell(answer?.error);
  const clear = all.filter(isClear).map(({ queue }) => name(queue.key));
  const lacking = all.filter(isLacking).map(({ queue }) => name(queue.key));
  const waiting = all.filter((each) => !isClear(each) && !isLacking(each));
  return (
    <section aria-labelledby="queues">
      <h2 id="queues" className="mb-3 text-lg">
        {t("title")}
      </h2>
      <MissingNote
        answers={all.filter((each) => !isLacking(each)).flatMap(({ answer }) => answer ?? [])}
        some={t("someMissing")}
        all={t("allMissing")}
      />
      {waiting.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {waiting.map(({ queue, answer }) => (
            <QueueRow
              key={queue.key}
              queue={queue}
              summary={answer?.data?.data}
              isFailed={answer?.isError === true && answer.data === undefined}
            />
          ))}
        </ul>
      )}
      {clear.length > 0 && (
        <p className="mt-2 text-ink-muted">
          {t("clear", { names: new Intl.ListFormat(locale, { type: "unit" }).format(clear) })}
        </p>
      )}
      {lacking.length > 0 && (
        <p className="mt-2 text-ink-muted">
          {t("lacking", { names: new Intl.ListFormat(locale, { type: "unit" }).format(lacking) })}
        </p>
      )}
    </section>
  );
}
