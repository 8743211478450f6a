"use client";

import { useTranslations } from "next-intl";
import { useReadTyped } from "@/components/resources/customer_support/use-read-typed";
import { pageIcons } from "@/components/shell/header/page-icons";
import { readingAddress } from "@/lib/resources/customer_support/finder/reading-address";
import type { PageKey } from "@/lib/roles/pages";
import type { HitGroup } from "./hits";

/** Customer support reads more than lists do, such as a purchase as it is told: the last line leads there with the text. */
export function useWithSupport(
  found: readonly HitGroup[],
  text: string,
  pages: readonly PageKey[],
): readonly HitGroup[] {
  const t = useTranslations("shell.palette");
  const name = useTranslations("pages");
  const read = useReadTyped();
  if (!pages.includes("customer_support")) return found;
  const [reading] = read(text);
  if (reading === undefined) return found;
  const page = name("customer_support");
  const hit = {
    key: "support",
    name: t("inSupport", { text, page }),
    Icon: pageIcons.customer_support,
    to: { address: readingAddress(reading) },
  };
  const last = found.at(-1);
  // Where the search goes on elsewhere already, it is one of those.
  if (last?.key === "more") return [...found.slice(0, -1), { ...last, hits: [...last.hits, hit] }];
  return [...found, { key: "support", title: t("elsewhere"), hits: [hit] }];
}
