"use client";

import "maplibre-gl/dist/maplibre-gl.css";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { type DrawnMap, drawMap, type MapTexts } from "./draw-map";
import { useMapTiles } from "./map-tiles";
import type { Position } from "./position";

interface PlaceMapProps {
  /** Where the pin stands. */
  place: Position;
  /** The pin was put elsewhere, by pointer or by arrow keys. Absent where it cannot be. */
  onMove?(position: Position): void;
  /** `unavailable` says that this browser draws no maps. */
  texts: MapTexts & { zoomIn: string; zoomOut: string; unavailable: string };
}

/**
 * A map with one pin. It weighs 300 KB and more: load it by `next/dynamic` where it is shown. A page that lets the pin be
 * moved shows latitude and longitude as fields too, which everybody can use.
 */
export function PlaceMap({ place, onMove, texts }: PlaceMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap>(undefined);
  const message = useRef<HTMLParagraphElement>(null);
  const isEntered = useRef(false);
  const [isUnavailable, setUnavailable] = useState(false);
  const tiles = useMapTiles();
  const isMovable = onMove !== undefined;
  const tellMove = useEffectEvent((moved: Position) => onMove?.(moved));
  const draw = useEffectEvent((element: HTMLElement) =>
    drawMap({ frame: element, position: place, tiles, texts, onMove: isMovable ? tellMove : undefined }),
  );

  // Drawn when it comes into sight: a map costs more than all else on the page, and stands below most of it. Who comes by
  // Tab may be there before, and is to find what the map holds.
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const begin = () => {
      watch.disconnect();
      element.removeAttribute("tabindex");
      try {
        drawn.current = draw(element);
      } catch {
        setUnavailable(true);
      }
    };
    const enter = () => {
      isEntered.current = true;
      begin();
      element.querySelector<HTMLElement>("[tabindex]")?.focus();
    };
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) begin();
    });
    watch.observe(element);
    element.tabIndex = 0;
    element.addEventListener("focus", enter);
    return () => {
      watch.disconnect();
      element.removeEventListener("focus", enter);
      drawn.current?.remove();
      drawn.current = undefined;
    };
  }, []);
  // Who came by Tab is where the map would be, and goes on from there.
  useLayoutEffect(() => {
    if (isUnavailable && isEntered.current) message.current?.focus();
  }, [isUnavailable]);
  const { lat, long } = place;
  useEffect(() => drawn.current?.show({ lat, long }), [lat, long]);

  if (isUnavailable)
    return (
      <p ref={message} tabIndex={-1} className="text-ink-muted">
        {texts.unavailable}
      </p>
    );
  return (
    <figure className="flex flex-col gap-1">
      <div className="relative">
        <div ref={frame} className="h-72 overflow-hidden rounded-md border border-line" />
        <div className="absolute top-2 right-2 flex flex-col gap-1">
          <IconButton variant="secondary" size="small" label={texts.zoomIn} onClick={() => drawn.current?.zoom("in")}>
            <Plus size={16} aria-hidden />
          </IconButton>
          <IconButton variant="secondary" size="small" label={texts.zoomOut} onClick={() => drawn.current?.zoom("out")}>
            <Minus size={16} aria-hidden />
          </IconButton>
        </div>
      </div>
      {tiles?.credit && <figcaption className="text-ink-muted text-sm">{tiles.credit}</figcaption>}
    </figure>
  );
}
