"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { callQuery } from "@/components/calls/call-query";
import { useOperatorZone } from "@/components/shell/operator-zone";
import { useToday } from "@/components/shell/use-today";
import { longestPage } from "@/lib/calls/call";
import { addDays, dayIn } from "@/lib/dates/day";
import { formatDay } from "@/lib/dates/format";
import { listLink } from "@/lib/list/url/list-link";
import { receptionReads } from "@/lib/resources/receptions/reception-reads.calls";

const daysBack = 90;
/** A supplier who delivers more often is looked through so far. */
const mostPages = 4;

interface UsedNumberProps {
  company: string;
  number: string;
  /** When the note itself was sent without an answer: it may be one of them by now. */
  sentAt: number | undefined;
}

/** Warns where the supplier's document was received already: each of its notes of the last days is looked at. */
export function UsedNumber({ company, number, sentAt }: UsedNumberProps) {
  const t = useTranslations("receptions.invoice");
  const zone = useOperatorZone();
  const today = useToday();
  const cache = useQueryClient();
  const from = addDays(today, -daysBack);
  const notes = useQuery({
    queryKey: [receptionReads.list.id, "documents", company, from, sentAt],
    async queryFn() {
      const found: { id: number; number: string; created: string; document: string }[] = [];
      for (let page = 0; page < mostPages; page += 1) {
        const filters = { supplier: Number(company), created: { from } };
        const args = { filters, offset: page * longestPage, limit: longestPage };
        const { data } = await cache.fetchQuery({
          ...callQuery(receptionReads.list, args),
          meta: { quiet: true },
          staleTime: 0,
        });
        for (const { id, number, created, numberDocument = "" } of data.items)
          found.push({ id, number, created, document: sameAs(numberDocument) });
        if (found.length >= data.totalCount || data.items.length === 0) break;
      }
      return found;
    },
    enabled: company !== "" && number.trim() !== "",
    staleTime: 60_000,
    meta: { quiet: true },
  });
  const used = notes.data?.find(({ document }) => document === sameAs(number));
  if (used === undefined || number.trim() === "") return null;
  return (
    <p role="status" className="rounded-md bg-warning-soft px-3 py-1.5 text-warning">
      {t.rich("usedNumber", {
        number: number.trim(),
        note: used.number,
        day: formatDay(dayIn(zone, used.created)),
        // In another tab: what is entered here stays.
        link: (name) => (
          <a
            href={listLink("receptions", { renNumber: used.number })}
            target="_blank"
            rel="noreferrer"
            className="underline"
          >
            {name}
          </a>
        ),
      })}
    </p>
  );
}

/** However it is spaced and written. */
function sameAs(number: string): string {
  return number.replace(/\s+/g, "").toLocaleLowerCase("ro");
}
