"use client";

import ArrowLeft from "lucide-react/icons/arrow-left";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { tabStore } from "@/lib/browser/store";
import { readWays, type Way, wayBack } from "@/lib/list/url/ways-back";
import { type PageKey, pageOfPath, pathOfPage } from "@/lib/roles/pages";
import { waysKey } from "./has-ways";

/** The way by which the person came to what they see, where there is one. */
export function WayBackLink({ page }: { page: PageKey }) {
  const t = useTranslations("list");
  const name = useTranslations("pages");
  const search = useSearchParams();
  const [way, setWay] = useState<Way>();
  // The first HTML does not know it: the way lies in this tab.
  useEffect(() => setWay(wayHere(pathOfPage(page), search)), [page, search]);
  const origin = way && pageOfPath(way.from.split(/[?#]/)[0] ?? "");
  if (way === undefined || origin === undefined) return null;
  const text = t("backTo", { page: name(origin) });
  return (
    <Link
      href={way.from}
      title={text}
      onClick={(event) => goBack(event, way)}
      className={buttonVariants({ size: "small", className: "hover:bg-hover" })}
    >
      <ArrowLeft size={14} aria-hidden />
      <span className="max-sm:sr-only">{text}</span>
    </Link>
  );
}

/** One step back is the browser's own, with which the rows are where they were scrolled to. */
function goBack(event: MouseEvent, { steps }: Way): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || window.history.length !== steps + 1) return;
  event.preventDefault();
  window.history.back();
}

/** How somebody came who was sent to this path and still sees what they were sent to see. */
function wayHere(path: string, search: Pick<URLSearchParams, "get">): Way | undefined {
  return wayBack(readWays(tabStore.read(waysKey)), path, search);
}
