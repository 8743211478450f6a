import { savedFilterLink } from "@/lib/list/saved/saved-filter-link";
import { fromSavedFilter, readSavedFilters, toSavedFilter, writeSavedFilters } from "@/lib/list/saved/saved-filters";
import { parseListUrl } from "@/lib/list/url/list-url";
import { listTable } from "@/lib/resources/list-table";
import { operatorsToday } from "../operators-day";
import { samplesOf } from "./applied-samples";

const today = operatorsToday();

it.each(listTable.map((list) => [list.page, list] as const))(
  "FILT-007 FILT-010 FILT-018 %s: each of its filters is kept in the browser and comes back as it was",
  (page, list) => {
    for (const { key, query } of samplesOf(list)) {
      const { state, dropped } = parseListUrl(list, new URLSearchParams(query), today);
      expect([key, dropped]).toEqual([key, []]);
      const words = [{ key, name: key, value: "as the chip says" }];
      const text = writeSavedFilters(null, page, [toSavedFilter(list, "Mine", state, words)]);
      const [saved] = readSavedFilters(text, page);
      if (saved === undefined) throw new Error(`${page} does not keep ${key}.`);
      const { filters, sort, size, columns } = state;
      expect(fromSavedFilter(list, saved, today)).toEqual({ state: { filters, sort, size, columns }, unfit: [] });
      const link = new URL(savedFilterLink(page, saved), "https://console.test");
      expect(parseListUrl(list, link.searchParams, today).state).toEqual(state);
    }
  },
);
