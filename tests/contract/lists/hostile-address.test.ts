import { parseListUrl } from "@/lib/list/url/list-url";
import { listTable } from "@/lib/resources/list-table";
import { filterSamples, textOf } from "@/tests/support/lists/filter-samples";
import { hostileTextsOf } from "@/tests/support/lists/hostile-texts";
import { operatorsToday } from "@/tests/support/operators-day";
import { onWire } from "./ask-list";

const today = operatorsToday();

const cases = listTable.flatMap((list) =>
  Object.entries(list.filters).map(([key, filter]) => [`${list.page}.${key}`, list, key, filter] as const),
);

it.each(cases)(
  "FILT-025 %s: hostile texts are dropped by name, and nothing of them is asked",
  (_, list, key, filter) => {
    const untouched = onWire(list, {}, today);
    for (const text of hostileTextsOf(filter)) {
      const { state, dropped } = parseListUrl(list, new URLSearchParams([[key, text]]), today);
      expect([text.slice(0, 40), dropped]).toEqual([text.slice(0, 40), [key]]);
      expect(onWire(list, state, today)).toEqual(untouched);
    }
  },
);

it.each(cases)("FILT-025 %s: said twice it is said wrongly", (_, list, key) => {
  const sample = filterSamples[list.page][key];
  const text = sample === undefined ? "" : textOf(sample, today);
  const search = new URLSearchParams([
    [key, text],
    [key, text],
  ]);
  const { state, dropped } = parseListUrl(list, search, today);
  expect(dropped).toEqual([key]);
  expect(state.filters).toEqual({});
});

it.each(listTable.map((list) => [list.page, list] as const))(
  "FILT-025 %s: names of the language are no filters, and pollute nothing",
  (_, list) => {
    const names = ["constructor", "toString", "hasOwnProperty", "filters", "apiToken", "limit", "offset"];
    // Of `__proto__` the server's half of a page does not hear, so neither tells of it.
    const given = ["__proto__", ...names].map((name) => [name, "1"]);
    const { state, dropped } = parseListUrl(list, new URLSearchParams(given), today);
    expect(dropped.sort()).toEqual([...names].sort());
    expect(Object.keys(state.filters)).toEqual([]);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  },
);
