import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useDoneToday } from "@/components/list/queue/use-done-today";
import { pageIcons } from "@/components/shell/header/page-icons";
import { useToday } from "@/components/shell/use-today";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { dayIn } from "@/lib/dates/day";
import { formatDay, formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney, formatQuantity } from "@/lib/money/format";
import { type AnyQueue, queueRows } from "@/lib/queues/queue";
import { queueList, queueStart } from "@/lib/queues/queue-link";
import type { QueueSummary } from "@/lib/queues/summary";

interface QueueRowProps {
  queue: AnyQueue;
  /** Undefined where it could not be read, or is not there yet. */
  summary: QueueSummary | undefined;
  isFailed: boolean;
}

/** How many wait, how late the oldest is, what it is worth, who waits, and where to begin. */
export function QueueRow({ queue, summary, isFailed }: QueueRowProps) {
  const t = useTranslations("home.queues");
  const tQueue = useTranslations("list.queue");
  const locale = useLocale();
  const today = useToday();
  const done = useDoneToday(queue.key);
  const Icon = pageIcons[queue.list.page];
  const name = tQueue(`name.${queue.key}`);
  const next = summary?.ids.find((id) => !done.ids.has(id));
  const doneHere = summary?.ids.filter((id) => done.ids.has(id)).length ?? 0;
  return (
    <li className="grid items-center gap-x-4 gap-y-1 px-4 py-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,5fr)_6rem]">
      <div className="flex items-center gap-3">
        <span className="lg:min-w-20 lg:text-right font-semibold text-2xl tabular-nums">
          {countOf(summary, locale)}
        </span>
        <span>
          <Link href={queueList(queue, today)} className="font-medium hover:underline">
            <Icon size={16} strokeWidth={1.6} aria-hidden className="mr-1.5 inline align-text-bottom text-ink-muted" />
            {name}
          </Link>
          {doneHere > 0 && <span className="block text-ink-muted text-sm">{tQueue("done", { count: doneHere })}</span>}
        </span>
      </div>
      {summary === undefined ? (
        <p className="text-ink-muted lg:col-span-2">{isFailed ? t("missing") : t("loading")}</p>
      ) : (
        <Figures summary={summary} />
      )}
      <div className="lg:text-right">
        {next !== undefined && (
          <Link
            href={queueStart(queue, today, next)}
            aria-label={t("startOf", { queue: name })}
            className={buttonVariants({ size: "small", className: "hover:bg-hover" })}
          >
            {t("start")}
          </Link>
        )}
        {next === undefined && doneHere > 0 && <span className="text-ink-muted text-sm">{t("allDone")}</span>}
      </div>
    </li>
  );
}

function Figures({ summary }: { summary: QueueSummary }) {
  const { late, worth, who, isPart, total } = summary;
  const t = useTranslations("home.queues");
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const rows = formatQuantity(queueRows, locale);
  return (
    <>
      <div>
        {late && <p>{t("late", { days: late.days, since: sinceText(late, timeZone) })}</p>}
        {worth !== undefined && <p>{t("worth", { amount: formatMoney(worth, defaultCurrency, locale) })}</p>}
        {isPart && total !== undefined && <p className="text-ink-muted text-sm">{t("part", { rows })}</p>}
      </div>
      <div className="text-ink-muted">
        {who.names.length > 0 && <p>{t("who", { names: who.names.join(", "), others: who.others })}</p>}
        {total === undefined && <p className="text-sm">{t("notNarrowed", { rows })}</p>}
      </div>
    </>
  );
}

function countOf(summary: QueueSummary | undefined, locale: string): string {
  if (summary === undefined) return "–";
  const { ids, total, isPart } = summary;
  return `${formatQuantity(ids.length, locale)}${isPart && total !== undefined ? "+" : ""}`;
}

/** Of today the time matters, of a day before that day. */
function sinceText({ days, since }: { days: number; since: string }, timeZone: string): string {
  if (since.length === "yyyy-MM-dd".length) return formatDay(since);
  return days === 0 ? formatMoment(since, timeZone) : formatDay(dayIn(timeZone, since));
}
