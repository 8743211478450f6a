import { useLocale, useTranslations } from "next-intl";
import { useDoneToday } from "@/components/list/queue/use-done-today";
import { pageIcons } from "@/components/shell/header/page-icons";
import { useOperatorZone, useTwoPlaces } from "@/components/shell/operator-zone";
import { useToday } from "@/components/shell/use-today";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { longestPage } from "@/lib/calls/call";
import { formatDay, formatMoment } from "@/lib/dates/format";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney, formatQuantity } from "@/lib/money/format";
import type { AnyQueue } from "@/lib/queues/queue";
import { queueList, queueStart } from "@/lib/queues/queue-link";
import { figuresOf, type Lateness, type QueueSummary } from "@/lib/queues/summary";
import { joinIsolated } from "@/lib/texts/isolated";

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
  const next = summary?.rows.find(({ id }) => !done.ids.has(id))?.id;
  const doneHere = summary?.rows.filter(({ id }) => done.ids.has(id)).length ?? 0;
  return (
    <li className="grid items-center gap-x-4 gap-y-1 px-4 py-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,5fr)_6rem]">
      <div className="flex items-center gap-3">
        <span className="lg:min-w-20 lg:text-right font-semibold text-2xl tabular-nums">
          {countOf(summary, locale)}
        </span>
        <span>
          <Link href={queueList(queue, today)} className="font-medium hover:underline max-lg:inline-block max-lg:py-1">
            <Icon size={16} strokeWidth={1.6} aria-hidden className="mr-1.5 inline align-text-bottom text-ink-muted" />
            {name}
          </Link>
          {doneHere > 0 && <span className="block text-ink-muted text-sm">{tQueue("done", { count: doneHere })}</span>}
        </span>
      </div>
      {summary === undefined ? (
        <p className="text-ink-muted lg:col-span-2">{isFailed ? t("missing") : t("loading")}</p>
      ) : (
        <Figures summary={summary} done={done.ids} />
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

interface FiguresProps {
  summary: QueueSummary;
  /** Set aside for today: the figures are of the others. */
  done: ReadonlySet<number>;
}

function Figures({ summary, done }: FiguresProps) {
  const { rows, isPart, total, isAsListed } = summary;
  // Where all were read they are sorted here.
  const isUnsorted = isPart && total !== undefined && !isAsListed;
  const t = useTranslations("home.queues");
  const locale = useLocale();
  const sinceText = useSinceText();
  const open = rows.filter(({ id }) => !done.has(id));
  const { late, worth, who, notes } = figuresOf(open, { today: useToday(), timeZone: useOperatorZone() });
  const many = formatQuantity(longestPage, locale);
  const limits = [
    isPart && total !== undefined && t("part", { rows: many }),
    open.length > 0 && open.length < rows.length && t("withoutDone"),
  ].filter((limit) => limit !== false);
  const limit = limits.length > 0 && <p className="text-ink-muted text-sm">{limits.join(", ")}</p>;
  const hasNames = who.names.length > 0;
  return (
    <>
      <div>
        {late && <p>{t("late", { days: late.days, since: sinceText(late) })}</p>}
        {worth !== undefined && <p>{t("worth", { amount: formatMoney(worth, defaultCurrency, locale) })}</p>}
        {notes.map(({ note, count }) => (
          <p key={note}>{t(`note.${note}`, { count })}</p>
        ))}
        {/* Where the names stand below, it is said once, of both. */}
        <div className={hasNames ? "max-lg:hidden" : undefined}>{limit}</div>
      </div>
      <div className="text-ink-muted">
        {hasNames && (
          <>
            <p>{t("who", { names: joinIsolated(who.names, ", "), others: who.others })}</p>
            {limit}
          </>
        )}
        {total === undefined && <p className="text-sm">{t("notNarrowed", { rows: many })}</p>}
        {isUnsorted && <p className="text-sm">{t("notSorted")}</p>}
      </div>
    </>
  );
}

function countOf(summary: QueueSummary | undefined, locale: string): string {
  if (summary === undefined) return "–";
  const { rows, total, isPart } = summary;
  return `${formatQuantity(rows.length, locale)}${isPart && total !== undefined ? "+" : ""}`;
}

/** Of today the time matters, of a day before that day. The place is named where the person's clocks show another time. */
function useSinceText(): (late: Lateness) => string {
  const t = useTranslations("home.queues");
  const timeZone = useOperatorZone();
  const places = useTwoPlaces();
  return ({ days, day, moment }) => {
    if (days > 0 || moment === undefined) return formatDay(day);
    const told = formatMoment(moment, timeZone);
    return places === undefined ? told : t("at", { moment: told, place: places.operator });
  };
}
