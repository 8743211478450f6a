"use client";

import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import Check from "lucide-react/icons/check";
import Undo from "lucide-react/icons/undo-2";
import X from "lucide-react/icons/x";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Callout } from "@/components/feedback/callout";
import { NotLoaded } from "@/components/feedback/not-loaded";
import { Remark } from "@/components/feedback/remark";
import { Button, buttonVariants } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { ObstacleButton } from "@/components/ui/obstacle-button";
import type { Call } from "@/lib/calls/call";
import { refusesToTell } from "@/lib/errors/lacks-call";
import type { List } from "@/lib/list/declare/define-list";
import { formatQuantity } from "@/lib/money/format";
import { type AnyQueue, queueOf } from "@/lib/queues/queue";
import type { Place } from "@/lib/queues/steps";
import { InPlaceLink } from "../url/in-place-link";
import type { ListUrl } from "../url/use-list-url";
import { useRowMarks } from "./use-row-marks";
import { useSteps } from "./use-steps";

interface QueueBarProps<C extends Call, Row, P extends Call, Detail> {
  list: List<C, Row, P, Detail>;
  url: ListUrl;
}

/** Steps through the list's queue: "3 of 41, next". */
export function QueueBar<C extends Call, Row extends { id: number }, P extends Call, Detail>({
  list,
  url,
}: QueueBarProps<C, Row, P, Detail>) {
  const [queue, setQueue] = useState<AnyQueue>();
  const [isMissing, setMissing] = useState(false);
  const load = (): void => {
    list.queue?.load().then(
      (found) => setQueue(queueOf(list, found)),
      () => setMissing(true),
    );
  };
  const begin = useEffectEvent(load);
  useEffect(() => begin(), []);
  if (queue === undefined && isMissing) return <NotLoaded onRetry={load} />;
  return queue && <Steps queue={queue} url={url} />;
}

function MissingQueue({ isBusy, onRetry }: { isBusy: boolean; onRetry(): void }) {
  const t = useTranslations("list.queue");
  const tErrors = useTranslations("errors");
  return <Callout text={t("missing")} action={tErrors("retry")} onAction={onRetry} isBusy={isBusy} />;
}

function Steps({ queue, url }: { queue: AnyQueue; url: ListUrl }) {
  const t = useTranslations("list.queue");
  const steps = useSteps(queue, url);
  const { query, place, note, isDone, done, toNext, toPrevious, back } = steps;
  // Nothing more is done here about a record with a note: to set it aside is the next thing.
  const isFinishNext = note !== undefined && !isDone;
  useRowMarks(done.ids, t("finish"));
  if (query.data === undefined && refusesToTell(query.error)) return <Remark text={t("lacking")} />;
  if (query.data === undefined && query.isError)
    return <MissingQueue isBusy={query.isFetching} onRetry={() => void query.refetch()} />;
  return (
    <section
      aria-label={t("title")}
      className="flex min-h-control-small flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-info-soft px-3 py-1"
    >
      <p
        className={classNames("min-w-60 flex-1 max-sm:basis-full", back !== undefined && "max-xl:basis-full")}
        role="status"
      >
        <strong className="font-semibold">{t(`name.${queue.key}`)}</strong>
        {place !== undefined && <Where place={place} steps={steps} />}
        {!isDone && done.ids.size > 0 && ` · ${t("done", { count: done.ids.size })}`}
      </p>
      {back !== undefined && (
        <InPlaceLink
          href={back.address}
          onGo={back.go}
          className={buttonVariants({ size: "small", className: "hover:bg-hover" })}
        >
          {t("back")}
        </InPlaceLink>
      )}
      <div className="flex items-center gap-x-3">
        <ObstacleButton
          size="small"
          obstacle={toPrevious ? undefined : t("noPrevious")}
          onClick={toPrevious}
          aria-keyshortcuts=","
        >
          <ArrowLeft size={14} aria-hidden />
          <span className="max-sm:sr-only">{t("previous")}</span> <Key name="," />
        </ObstacleButton>
        <Finish steps={steps} isNext={isFinishNext} />
        <ObstacleButton
          size="small"
          variant={isFinishNext ? undefined : "primary"}
          obstacle={toNext ? undefined : t("noNext")}
          onClick={toNext}
          aria-keyshortcuts="."
        >
          <span className="max-sm:sr-only">{t("next")}</span> <Key name="." />
          <ArrowRight size={14} aria-hidden />
        </ObstacleButton>
        <InPlaceLink
          href={url.urlOf({ queue: undefined })}
          onGo={url.leaveQueue}
          className={buttonVariants({ variant: "quiet", size: "small", className: "hover:bg-hover" })}
        >
          <X size={14} aria-hidden className="sm:hidden" />
          <span className="max-sm:sr-only">{t("leave")}</span>
        </InPlaceLink>
      </div>
    </section>
  );
}

interface FinishProps {
  steps: ReturnType<typeof useSteps>;
  /** It is what is to be done next. */
  isNext: boolean;
}

/** Sets the open record aside for today and goes on, or takes that back. */
function Finish({ steps: { unfinish, finish, isShown }, isNext }: FinishProps) {
  const t = useTranslations("list.queue");
  if (unfinish !== undefined)
    return (
      <Button size="small" onClick={unfinish} aria-keyshortcuts="u">
        <Undo size={14} aria-hidden />
        <span className="max-sm:sr-only">{t("undo")}</span> <Key name="u" />
      </Button>
    );
  const obstacle = isShown ? undefined : t("notShown");
  return (
    <ObstacleButton
      size="small"
      variant={isNext ? "primary" : undefined}
      obstacle={finish ? obstacle : t("noFinish")}
      onClick={finish}
      aria-keyshortcuts="d"
    >
      <Check size={14} aria-hidden />
      <span className="max-sm:sr-only">{t("finish")}</span> <Key name="d" />
    </ObstacleButton>
  );
}

/** "3 of 41", and what there is to say of the open record and of those after it. */
function Where({
  place,
  steps: { all, isPart, isAtLeast, isDone, isRefused, note, back },
}: {
  place: Place;
  steps: ReturnType<typeof useSteps>;
}) {
  const t = useTranslations("list.queue");
  const locale = useLocale();
  const many = `${formatQuantity(all, locale)}${isAtLeast ? "+" : ""}`;
  const end = place.left === 0 ? "nothing" : "last";
  const parts = [
    place.at === undefined ? t("of", { many, count: all }) : t("place", { at: place.at, many }),
    place.at !== undefined && place.isGone ? t("gone") : "",
    note === undefined ? "" : t(`note.${note}`),
    isDone ? t("isDone") : "",
    isRefused ? t("isNotShown") : "",
    back === undefined ? "" : t(`differs.${back.differs}`),
    place.next === undefined ? t(isPart ? "endOfPart" : end, { rows: formatQuantity(place.of, locale) }) : "",
  ];
  return ["", ...parts.filter((part) => part !== "")].join(" · ");
}

/** The key that does the same. */
function Key({ name }: { name: string }) {
  return (
    <kbd aria-hidden className="rounded border border-current/30 px-1 font-mono text-xs max-lg:hidden">
      {name}
    </kbd>
  );
}
