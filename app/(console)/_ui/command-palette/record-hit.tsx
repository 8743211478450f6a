import type { AbstractIntlMessages } from "next-intl";
import { recordNoun } from "@/components/list/panel/record-noun";
import type { CellWords } from "@/components/list/table/list-cell";
import { partsInLine, recordParts } from "@/components/list/table/record-parts";
import { pageIcons } from "@/components/shell/header/page-icons";
import type { FoundRecord } from "@/lib/command-palette/ask-step";
import { recordName } from "@/lib/list/rows/record-name";
import { textAt } from "@/lib/list/texts/texts";
import { listLink } from "@/lib/list/url/list-link";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import type { AnyList } from "@/lib/resources/list-table";
import type { Hit } from "./hits";

interface RecordHit {
  list: AnyList;
  record: FoundRecord;
  texts: AbstractIntlMessages;
  words: Omit<CellWords, "textOf">;
  /** What says of what kind the record is, where its page has several. */
  filters?: AppliedFilters | undefined;
}

/** A record's line: what its list calls it, and what its list's first columns say. It leads to its preview. */
export function recordHit({ list, record: { id, row, detail }, texts, words, filters = {} }: RecordHit): Hit {
  const textOf = (...path: string[]): string => textAt(texts, path);
  const noun = `${recordNoun(list, filters, textOf)} ${id}`;
  const name = recordName(list, row, detail);
  return {
    key: [list.page, id, ...Object.values(filters)].join("-"),
    name: name ?? noun,
    words: noun,
    note: partsInLine([...(name === undefined ? [] : [noun]), ...recordParts(list, row, detail, { ...words, textOf })]),
    Icon: pageIcons[list.page],
    to: { address: listLink(list.page, { ...filters, open: String(id) }) },
  };
}
