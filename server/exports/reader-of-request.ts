import "server-only";
import { getLocale, getMessages, getTimeZone, getTranslations } from "next-intl/server";
import { textAt } from "@/lib/list/texts/texts";
import { operatorZone } from "../operator-zone";
import type { ExportReader } from "./list-export";

/** Who asks for a file: language and time zone of the request's own cookies, as its pages have them. */
export async function readerOfRequest(page: string): Promise<ExportReader> {
  const [locale, timeZone, messages, list, t] = await Promise.all([
    getLocale(),
    getTimeZone(),
    getMessages(),
    getTranslations("list"),
    getTranslations("list.export"),
  ]);
  return {
    locale,
    timeZone,
    operatorZone: operatorZone(),
    timesIn: (place, name) => list("timeOf", { place, name }),
    text: (...path) => textAt(messages, [page, ...path]),
    yes: list("yes"),
    no: list("no"),
    all: list("all"),
    period: (words, period) => list(`periods.${words}.${period}`),
    from: (value) => list("from", { value }),
    until: (value) => list("until", { value }),
    ticked: (count) => t("tickedName", { count }),
    currencyOf: (heading) => t("currencyOf", { heading }),
  };
}
