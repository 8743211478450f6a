"use client";

import { useQueries } from "@tanstack/react-query";
import { type AbstractIntlMessages, useLocale, useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { callQuery } from "@/components/calls/call-query";
import { loadTexts } from "@/components/shell/load-texts";
import { recentRecords } from "@/components/shell/recent-records/recent-records";
import { useAccount } from "@/components/shell/session/account";
import { ConsoleError } from "@/lib/errors/console-error";
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
  const ofPages = useMemo(() => [...new Set(recent.map(({ list }) => list.page))], [recent]);
  const texts = useTextsOf(ofPages);
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
    const isGone = answer?.error instanceof ConsoleError && answer.error.code === "not-found";
    if (isGone) return [];
    const detail = answer?.data && list.preview.detail(answer.data.data);
    const hit = recordHit({
      list,
      record: { id, detail },
      texts: texts[list.page] ?? {},
      words,
      filters: kindOf(list, kind),
    });
    // Apart from the same record where it is found.
    const key = `recent-${hit.key}`;
    // It stands in its place from the beginning: by its page's name until that page's own texts are there.
    return [
      texts[list.page] === undefined
        ? { ...hit, key, name: `${name(list.page)} ${id}`, note: undefined }
        : { ...hit, key },
    ];
  });
}

function kindOf({ kindFilter }: { kindFilter?: string | undefined }, kind: string | undefined): Record<string, string> {
  return kindFilter === undefined || kind === undefined ? {} : { [kindFilter]: kind };
}

/** The own texts of some pages, by page, as they come. */
function useTextsOf(pages: readonly PageKey[]): Readonly<Partial<Record<PageKey, AbstractIntlMessages>>> {
  const locale = useLocale();
  const [texts, setTexts] = useState<Partial<Record<PageKey, AbstractIntlMessages>>>({});
  useEffect(() => {
    for (const page of pages)
      loadTexts(locale, page).then(
        (own) => setTexts((before) => ({ ...before, [page]: own })),
        () => undefined,
      );
  }, [pages, locale]);
  return texts;
}
