"use client";

import { useTranslations } from "next-intl";
import { ReturnLink } from "@/components/shell/return-link";
import type { ListPageKey } from "@/lib/roles/pages";
import { useListText } from "../use-list-text";

/** What the page is called; where its tile has another name, both, so that nobody takes them for two pages. */
export function ListTitle({ page }: { page: ListPageKey }) {
  const title = useListText(page)("title");
  const tile = useTranslations("pages")(page);
  return (
    <div className="mr-2 flex items-baseline gap-3">
      <ReturnLink page={page} />
      <h1 className="text-xl">
        {title}
        {tile.toLowerCase() !== title.toLowerCase() && (
          <span className="font-normal text-base text-ink-muted"> · {tile}</span>
        )}
      </h1>
    </div>
  );
}
