"use client";

import ImageOff from "lucide-react/icons/image-off";
import { useState } from "react";

/** Hundreds of pictures in a list hold up neither its rows nor a key press. */
const unhurried = { loading: "lazy", decoding: "async" } as const;

/** A small product picture. One that is missing or does not load leaves its place, so nothing jumps. */
export function Picture({ address, text }: { address: string | undefined; text: string }) {
  const [isBroken, setIsBroken] = useState(false);
  const frame = "size-row-picture shrink-0 rounded border border-line bg-white object-contain";
  if (address === undefined || isBroken)
    return (
      <span className="inline-flex size-row-picture shrink-0 items-center justify-center rounded border border-line bg-sunken text-ink-muted">
        <ImageOff size={14} aria-hidden />
      </span>
    );
  // biome-ignore lint/performance/noImgElement: the platform's pictures are shown as they are; the optimiser would be one more endpoint to guard.
  return <img src={address} alt={text} {...unhurried} onError={() => setIsBroken(true)} className={frame} />;
}
