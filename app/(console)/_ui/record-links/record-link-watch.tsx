"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { notifyNotLoaded } from "@/components/feedback/notify";
import { OpenPages } from "@/components/shell/open-pages";
import { rememberReturn } from "@/components/shell/return-address";
import { followedLink } from "@/components/ui/followed-link";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { readRecordMark } from "@/lib/list/declare/read-record-mark";
import type { PageKey } from "@/lib/roles/pages";
import type { PeekedRecord } from "./peek";

/** How long the pointer rests on a record's name before the record is shown beside it, in ms. */
const restingTime = 500;

/** How long it takes a hand to bring the pointer from the name over to what is shown, in ms. */
const leavingTime = 300;

/** A record that is shown. */
const shown = "[data-peek]";

const loadPeek = async () => (await import("./peek")).Peek;

/**
 * Sees to all links to records of the page, also those that are plain links in hundreds of cells: the way back is kept, a
 * step stays within the console, and who rests on a name, or presses Space on it, sees the record beside it.
 */
export function RecordLinkWatch({ pages }: { pages: readonly PageKey[] }) {
  const router = useRouter();
  const [peeked, setPeeked] = useState<PeekedRecord>();
  const [Peek, reach] = useOnDemand(loadPeek, () => {
    // Who only rests the pointer somewhere has asked for nothing.
    if (peeked?.byKey) notifyNotLoaded();
    setPeeked(undefined);
  });
  const follow = useEffectEvent((href: string) => router.push(href));
  const show = useEffectEvent((link: HTMLAnchorElement, byKey: boolean) => {
    const record = readRecordMark(link.dataset.record, link.search);
    if (record === undefined) return;
    reach();
    setPeeked({ ...record, link, byKey });
  });
  const isLeft = useEffectEvent((to: EventTarget | null): boolean => {
    if (peeked === undefined || peeked.byKey || !(to instanceof Element)) return false;
    return !peeked.link.contains(to) && to.closest(shown) === null;
  });
  const close = useEffectEvent(() => setPeeked(undefined));

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const onClick = (event: MouseEvent) => {
      clearTimeout(resting);
      const link = followedLink(event);
      if (link?.matches("[data-record]")) rememberReturn(link.getAttribute("href") ?? "");
      // A name in what is shown leads away from it: once the link itself has had the click.
      if (link?.closest(shown)) setTimeout(close);
    };
    // After everybody who may have a use of the click themselves: such a link is no component.
    const onUnused = (event: MouseEvent) => {
      const link = markedLink(event.target);
      if (event.defaultPrevented || link === undefined || followedLink(event) !== link) return;
      event.preventDefault();
      follow(link.getAttribute("href") ?? "");
    };
    const onOver = (event: PointerEvent) => {
      clearTimeout(resting);
      clearTimeout(leaving);
      if (isLeft(event.target)) leaving = setTimeout(close, leavingTime);
      const link = event.pointerType === "mouse" && event.buttons === 0 ? restedLink(event.target) : undefined;
      if (link !== undefined) resting = setTimeout(() => link.isConnected && show(link, false), restingTime);
    };
    const onKey = (event: KeyboardEvent) => {
      clearTimeout(resting);
      const link = event.key === " " && !event.defaultPrevented ? restedLink(event.target) : undefined;
      if (link === undefined) return;
      event.preventDefault();
      show(link, true);
    };
    document.addEventListener("click", onClick, { signal, capture: true });
    window.addEventListener("click", onUnused, { signal });
    document.addEventListener("pointerover", onOver, { signal });
    document.addEventListener("keydown", onKey, { signal });
    return () => {
      clearTimeout(resting);
      clearTimeout(leaving);
      listening.abort();
    };
  }, []);

  if (peeked === undefined || Peek === undefined) return null;
  return (
    // Names in what is shown lead on, too, for who may open where they lead.
    <OpenPages value={pages}>
      <Peek key={peeked.link.href} {...peeked} onClose={() => setPeeked(undefined)} />
    </OpenPages>
  );
}

/** One in what is shown would take the place of what it stands in. */
function restedLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = markedLink(target);
  return link?.closest(shown) ? undefined : link;
}

function markedLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>("a[data-record]")) || undefined;
}
