import type { AbstractIntlMessages } from "next-intl";
import { listPageKeys } from "@/lib/roles/list-pages";

/** Where a list's texts say what its filters are called and set to (`filterNamePath`, `filterWordPath`). */
const parts = ["fields", "filters", "words", "options"];

/** Of all lists the texts that saved filters are told in, by page; what else the lists say stays with their pages. */
export function filterTexts(messages: AbstractIntlMessages): AbstractIntlMessages {
  return Object.fromEntries(listPageKeys.map((page) => [page, partsOf(messages[page])]));
}

function partsOf(texts: AbstractIntlMessages[string] | undefined): AbstractIntlMessages {
  if (texts === undefined || typeof texts === "string") return {};
  return Object.fromEntries(Object.entries(texts).filter(([name]) => parts.includes(name)));
}
