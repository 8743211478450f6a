"use client";

import { useQueries } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callQuery } from "@/components/calls/call-query";
import { recentRecords } from "@/components/shell/recent-records/recent-records";
import { useAccount } from "@/components/shell/session/account";
import { usePageTexts } from "@/components/shell/use-page-texts";
import { isNotFound } from "@/lib/errors/is-not-found";
import { findList } from "@/lib/resources/list-table";
import type { PageKey } from "@/lib/roles/pages";
import type { Hit } from "./hits";
import { recordHit } from "./record-hit";
import { useWords } from "./use-words";

/** Of the records that were looked at, so many are asked what they are called: those in sight. */
const mostNamed = 5;

/** Records that the person looked at, the latest first. Their names are asked for as they are shown. */
export function useRecentHits(text: string, pages: readonly PageKey[]): Hit[] {
  const account = useAccount();
  const words = useWords();
  const name = useTranslations("pages");
  const [recent] = useState(() =>
    recentRecords(account).flatMap(({ page, id, kind }) => {
      const list = findList(page);
      return list === undefined || !pages.includes(list.page) ? [] : [{ list, id, kind }];
    }),
  );
  const texts = usePageTexts([...new Set(recent.map(({ list }) => list.page))]);
  const answers = useQueries({
    queries: recent.map(({ list, id, kind }, index) => ({
      ...callQuery(list.preview.call, list.preview.args(id, kindOf(list, kind))),
      enabled: text === "" && index < mostNamed,
      // What it is called does not change while the palette is open.
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: false as const,
      meta: { quiet: true },
    })),
  });
  return recent.flatMap(({ list, id, kind }, index) => {
    const answer = answers[index];
    if (isNotFound(answer?.error)) return [];
    const detail = answer?.data && list.preview.detail(answer.data.data);
    const known = texts[list.page];
    const own = known === "failed" ? undefined : known;
    const hit = recordHit({
      list,
      record: { id, detail },
      texts: own ?? {},
      words,
      filters: kindOf(list, kind),
    });
    // Apart from the same record where it is found.
    const key = `recent-${hit.key}`;
    // It stands in its place from the beginning: by its page's name until that page's own texts are there.
    return [own === undefined ? { ...hit, key, name: `${name(list.page)} ${id}`, note: undefined } : { ...hit, key }];
  });
}

function kindOf({ kindFilter }: { kindFilter?: string | undefined }, kind: string | undefined): Record<string, string> {
  return kindFilter === undefined || kind === undefined ? {} : { [kindFilter]: kind };
}
