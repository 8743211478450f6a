"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { useCallQuery } from "@/components/calls/use-call-query";
import type { FinderProps } from "@/components/list/finder";
import { usePassedOver } from "@/components/list/passed-over/use-passed-over";
import { useReadTyped } from "@/components/resources/customer_support/use-read-typed";
import { useToday } from "@/components/shell/use-today";
import { typingPauseMs } from "@/lib/list/filters/typing-pause";
import { customerSupportList } from "@/lib/resources/customer_support/customer-support.list";
import type { Reading } from "@/lib/resources/customer_support/finder/reading";
import { writeReading } from "@/lib/resources/customer_support/finder/write-reading";
import type { AnyList } from "@/lib/resources/list-table";
import { searchableText } from "@/lib/texts/searchable-text";
import { appliedDraft, readDraft } from "./change-draft";
import { type Draft, isOfAddress } from "./draft";
import { areHitsAwaited, awaitHits, forgetHits, goToHits } from "./entered";
import { ReadingChoices } from "./reading-choices";
import { UnreadText } from "./unread-text";

const list: AnyList = customerSupportList;

interface FinderReadingsProps extends FinderProps {
  typed: string;
  draft: Draft | undefined;
  /** @param change of what is typed by now, which may be more than what was read */
  onDraft(change: (latest: Draft | undefined) => Draft | undefined): void;
  /** Enter was pressed, and nothing done about it yet. */
  isEntered: boolean;
  onEntered(): void;
}

/** How what is typed into the finder is read; when the typing stops, or at once on Enter, the address searches for it. */
export function FinderReadings({ url, rowsRef, typed, draft, onDraft, isEntered, onEntered }: FinderReadingsProps) {
  const { find, filters } = url.state;
  const applied = find ?? filters.search ?? "";
  const read = useReadTyped();
  const readings = read(typed);
  const isMine = isOfAddress(draft, applied);
  const isApplied = !isMine || draft.becomes === applied;
  const chosen = isApplied ? inAddress() : readings[0];

  function inAddress(): Reading | undefined {
    if (find !== undefined) return read(find)[0];
    const { search } = filters;
    if (search === undefined) return undefined;
    const offered = readings.find((reading) => reading.kind === "people" && reading.search === search);
    return offered ?? { kind: "people", by: "text", search };
  }
  function seek(reading: Reading | undefined, how: "push" | "replace" = "push"): void {
    const { search: _search, ...others } = url.latest().filters;
    const becomes = reading === undefined ? "" : writeReading(reading);
    onDraft((latest) => appliedDraft(latest, typed, applied, becomes));
    if (reading?.kind === "people") url.seek(undefined, { ...others, search: becomes }, how);
    else url.seek(becomes === "" ? undefined : becomes, others, how);
  }
  const begin = useEffectEvent(() => {
    if (!isMine || draft.becomes !== undefined) return;
    forgetHits();
    const [first] = readings;
    // What was found before is no answer to a text that is not read.
    const becomes = first === undefined ? "" : writeReading(first);
    onDraft((latest) => readDraft(latest, typed, becomes));
  });
  /** What has no reading, once somebody has stopped typing it: the first letter of a name has none either. */
  const [told, tell] = useState<string>();
  const isUnread = typed.trim() !== "" && readings.length === 0 && told === typed;
  const apply = useEffectEvent(() => {
    tell(typed);
    // Typing on is one step of the history.
    if (!isApplied) seek(readings[0], applied === "" ? "push" : "replace");
  });
  // What is typed on starts the wait again, though it may be read as the same.
  useEffect(() => {
    if (typed === "" && isApplied) return;
    begin();
    const timer = setTimeout(apply, typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, isApplied]);

  // Rows of the list; hits in their place lead on by themselves.
  const args = customerSupportList.request(url.state, useToday());
  const rows = useCallQuery(customerSupportList.call, args, { enabled: false }).data?.data.items;
  const foundBy = find === undefined && rows !== undefined ? filters.search : undefined;
  const { keys: passedOver, isAsking } = usePassedOver(list, filters, foundBy === undefined ? undefined : rows);
  // Strangers are none: the list says so above them.
  const areHits = !passedOver.includes("search");
  const enter = useEffectEvent(() => {
    onEntered();
    if (typed.trim() === "") return seek(undefined);
    tell(typed);
    if (chosen === undefined) return seek(undefined);
    if (isApplied) return areHits ? goToHits(rowsRef.current) : undefined;
    awaitHits(writeReading(chosen));
    seek(chosen);
  });
  useEffect(() => {
    if (isEntered) enter();
  }, [isEntered]);

  // Back before the answer came: what Enter was pressed on is no longer what is searched for.
  useEffect(() => () => forgetHits(applied), [applied]);
  const land = useEffectEvent(() => {
    if (areHitsAwaited(foundBy) && areHits) goToHits(rowsRef.current);
  });
  const known = isAsking ? undefined : foundBy;
  useEffect(() => {
    if (known !== undefined) land();
  }, [known]);

  const { hasPersonalCode } = searchableText(typed);
  // A customer's name needs no line of its own once it is searched for: the finder has it, and the list's chip.
  const isSaidElsewhere = isApplied && find === undefined && readings.length === 1;
  return (
    <>
      {isUnread && !hasPersonalCode && <UnreadText typed={typed} />}
      {!isUnread && !isSaidElsewhere && (
        <ReadingChoices readings={readings} chosen={chosen} onChoose={(reading) => seek(reading)} />
      )}
      <LeftOut typed={typed} isCard={readings[0]?.kind === "card"} hasPersonalCode={hasPersonalCode} />
    </>
  );
}

interface LeftOutProps {
  typed: string;
  isCard: boolean;
  hasPersonalCode: boolean;
}

/** Says what of the text is not searched for (decision 0042). */
function LeftOut({ typed, isCard, hasPersonalCode }: LeftOutProps) {
  const t = useTranslations("customer_support.finder");
  const isWholeCard = isCard && typed.replace(/\D/g, "").length > 4;
  const isSaid = isWholeCard || hasPersonalCode;
  return (
    <p role="status" className={isSaid ? "text-ink-muted text-sm lg:order-last lg:basis-full" : "sr-only"}>
      {isWholeCard && t("onlyLastFour")} {hasPersonalCode && t("noPersonalCode")}
    </p>
  );
}
