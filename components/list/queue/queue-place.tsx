"use client";

import dynamic from "next/dynamic";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import type { Call } from "@/lib/calls/call";
import type { List } from "@/lib/list/declare/define-list";
import type { ListUrl } from "../url/use-list-url";

const QueueBar = dynamic(
  orNotLoaded(async () => (await import("./queue-bar")).QueueBar),
  { ssr: false },
);

interface QueuePlaceProps<C extends Call, Row, P extends Call, Detail> {
  list: List<C, Row, P, Detail>;
  url: ListUrl;
}

/** The bar of a queue, which is fetched where one is stepped through. */
export function QueuePlace<C extends Call, Row extends { id: number }, P extends Call, Detail>({
  list,
  url,
}: QueuePlaceProps<C, Row, P, Detail>) {
  return url.state.queue ? <QueueBar list={list} url={url} /> : null;
}
