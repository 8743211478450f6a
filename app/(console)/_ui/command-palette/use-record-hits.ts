"use client";

import RotateCw from "lucide-react/icons/rotate-cw";
import SearchIcon from "lucide-react/icons/search";
import { useTranslations } from "next-intl";
import { useErrorText } from "@/components/feedback/use-error-text";
import { pageIcons } from "@/components/shell/header/page-icons";
import { isNothing } from "@/lib/command-palette/ask-step";
import type { SearchState } from "@/lib/command-palette/search-run";
import { listLink } from "@/lib/list/url/list-link";
import type { PageKey } from "@/lib/roles/pages";
import type { Hit, HitGroup } from "./hits";
import { recordHit } from "./record-hit";
import { type RecordSearch, type SearchPlace, useRecordSearch } from "./use-record-search";
import { useWords } from "./use-words";

interface RecordHits {
  groups: HitGroup[];
  /** Something is still to come. */
  isSearching: boolean;
  /** How many hits stand where they will stand: before all whose answer is on its way. */
  firm: number;
  hasFailed: boolean;
  /** There are pages whose records are looked for by such a text. */
  isAsked: boolean;
  /** Pages that the platform does not search by such a text. */
  passedOver: readonly PageKey[];
  /** Records found, beyond those that are shown. */
  records: readonly Hit[];
  /** The open page's own record of the id that is typed, once nothing else there can be meant. */
  own: Hit | undefined;
}

/** Records of all resources by what is typed, a group for each. */
export function useRecordHits(text: string, place: SearchPlace): RecordHits {
  const t = useTranslations("shell.palette");
  const name = useTranslations("pages");
  const errorText = useErrorText();
  const words = useWords();
  const search = useRecordSearch(text, place);
  const groups = search.groups.flatMap(({ step, state }): HitGroup[] => {
    const title = name(step.page);
    if (state.kind === "failed") {
      if (isNothing(state.error)) return [];
      const retry: Hit = {
        key: `retry-${step.page}`,
        name: t("retry"),
        note: t("failed", { reason: errorText(state.error) }),
        Icon: RotateCw,
        to: { act: () => search.retry(step) },
      };
      return [{ key: step.page, title, hits: [retry] }];
    }
    if (state.kind !== "found" || state.answer.records.length === 0) return [];
    const { list, records, totalCount, texts } = state.answer;
    const hits = records.map((record) => recordHit({ list, record, texts, words, filters: record.kind }));
    if (step.filters !== undefined && totalCount > records.length)
      hits.push({
        key: `all-${step.page}`,
        name: t("all", { count: totalCount, page: title }),
        Icon: pageIcons[step.page],
        to: { address: listLink(step.page, step.filters) },
      });
    return [{ key: step.page, title, hits }];
  });
  const isSearching = !search.isBegun || search.groups.some(({ state }) => isToCome(state, true));
  const left = search.groups.filter(({ state }) => state.kind === "left").length;
  // Enter means those that are asked, as long as they are.
  if (left > 0 && !isSearching)
    groups.push({
      key: "more",
      title: t("elsewhere"),
      hits: [{ key: "more", name: t("more", { count: left }), Icon: SearchIcon, to: { act: search.goOn } }],
    });
  return {
    groups,
    isSearching,
    firm: firmHits(search, groups, place),
    hasFailed: groups.some(({ hits }) => hits.some(({ key }) => key.startsWith("retry-"))),
    isAsked: search.groups.length > 0,
    passedOver: search.groups.flatMap(({ step, state }) =>
      state.kind === "found" && state.answer.isPassedOver ? step.page : [],
    ),
    records: recordsOf(search, groups),
    own: ownRecord(search, groups, place),
  };
}

function isToCome({ kind }: SearchState<unknown>, isEntered: boolean): boolean {
  return kind === "asked" || (isEntered && kind === "waiting");
}

/** The open page's records are meant before others, so no other is lit before they have come. */
function firmHits({ groups: asked }: RecordSearch, groups: readonly HitGroup[], place: SearchPlace): number {
  const { open, isEntered } = place;
  const first = asked.findIndex(({ step, state }) => isToCome(state, isEntered || step.page === open.page));
  const before = new Set<string>((first === -1 ? asked : asked.slice(0, first)).map(({ step }) => step.page));
  const firm = first === -1 ? groups : groups.filter(({ key }) => before.has(key));
  return firm.reduce((sum, { hits }) => sum + hits.length, 0);
}

function recordsOf({ groups: asked }: RecordSearch, groups: readonly HitGroup[]): readonly Hit[] {
  const own = new Set<string>(asked.map(({ step }) => step.page));
  return groups
    .filter(({ key }) => own.has(key))
    .flatMap(({ key, hits }) => hits.filter((hit) => hit.key.startsWith(`${key}-`)));
}

function ownRecord(
  { groups: asked }: RecordSearch,
  groups: readonly HitGroup[],
  { open }: SearchPlace,
): Hit | undefined {
  const own = asked.find(({ step }) => step.page === open.page);
  if (own?.state.kind !== "found") return undefined;
  const [record, ...others] = own.state.answer.records;
  const isMeant = record !== undefined && others.length === 0 && record.id === own.step.id;
  return isMeant ? groups.find(({ key }) => key === open.page)?.hits[0] : undefined;
}
