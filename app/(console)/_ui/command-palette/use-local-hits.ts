"use client";

import Bookmark from "lucide-react/icons/bookmark";
import { type AbstractIntlMessages, useLocale, useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { useStoredFilters } from "@/components/list/saved/use-saved-filters";
import { pageIcons } from "@/components/shell/header/page-icons";
import { loadTexts } from "@/components/shell/load-texts";
import { type LocalHit, rankHits } from "@/lib/command-palette/rank";
import { savedFilterLink } from "@/lib/list/saved/saved-filter-link";
import { readSavedFilters } from "@/lib/list/saved/saved-filters";
import { textAt } from "@/lib/list/texts/texts";
import { listPageKeys } from "@/lib/roles/list-pages";
import { type PageKey, pathOfPage } from "@/lib/roles/pages";
import type { Hit, HitGroup } from "./hits";
import { pageActions } from "./page-actions";
import { useRecentHits } from "./use-recent-hits";

/** Of each group, while something is typed. */
const mostOfGroup = 5;

/** What is found of a text without asking anybody: pages, actions of the open one, saved filters, recent records. */
export function useLocalHits(text: string, pages: readonly PageKey[]): HitGroup[] {
  const t = useTranslations("shell.palette.groups");
  const saved = useSavedHits(pages);
  const all = usePageHits(pages);
  const recent = useRecentHits(text, pages);
  const [actions] = useState(pageActions);
  const groups: [string, string, readonly Hit[]][] =
    text === ""
      ? [
          ["recent", t("recent"), recent.slice(0, mostOfGroup)],
          ["actions", t("actions"), actions],
          ["saved", t("saved"), saved.slice(0, mostOfGroup)],
          ["pages", t("pages"), all],
        ]
      : [
          ["pages", t("pages"), best(all, text)],
          ["actions", t("actions"), best(actions, text)],
          ["saved", t("saved"), best(saved, text)],
          ["recent", t("recent"), best(recent, text)],
        ];
  return groups.flatMap(([key, title, hits]) => (hits.length === 0 ? [] : [{ key, title, hits }]));
}

function best<Found extends LocalHit>(hits: readonly Found[], text: string): Found[] {
  return rankHits(hits, text).slice(0, mostOfGroup);
}

function usePageHits(pages: readonly PageKey[]): Hit[] {
  const name = useTranslations("pages");
  const locale = useLocale();
  // What each page is for: other pages do not carry it.
  const [purposes, setPurposes] = useState<AbstractIntlMessages>();
  useEffect(() => {
    loadTexts(locale, "upcoming").then(setPurposes, () => undefined);
  }, [locale]);
  return useMemo(
    () =>
      pages.map((page) => {
        const purpose = purposes === undefined ? "" : textAt(purposes, ["purpose", page]);
        return {
          key: `page-${page}`,
          name: name(page),
          words: purpose,
          note: purpose,
          Icon: pageIcons[page],
          to: { address: pathOfPage(page) },
        };
      }),
    [pages, name, purposes],
  );
}

function useSavedHits(pages: readonly PageKey[]): Hit[] {
  const name = useTranslations("pages");
  const { text = null } = useStoredFilters();
  return useMemo(
    () =>
      listPageKeys
        .filter((page) => pages.includes(page))
        .flatMap((page) =>
          readSavedFilters(text, page).map((saved) => ({
            key: `saved-${page}-${saved.name}`,
            name: saved.name,
            words: name(page),
            note: name(page),
            Icon: Bookmark,
            to: { address: savedFilterLink(page, saved) },
          })),
        ),
    [text, pages, name],
  );
}
