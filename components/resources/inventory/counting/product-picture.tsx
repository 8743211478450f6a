"use client";

import ImageOff from "lucide-react/icons/image-off";
import { useState } from "react";

/** What is being counted, as large as a phone has room for. One that cannot be loaded leaves its place. */
export function ProductPicture({ address }: { address: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  const frame = "size-20 shrink-0 rounded-md border border-line bg-white object-contain";
  if (address === undefined || address === broken)
    return (
      <span className="inline-flex size-20 shrink-0 items-center justify-center rounded-md border border-line bg-sunken text-ink-muted">
        <ImageOff size={24} aria-hidden />
      </span>
    );
  // biome-ignore lint/performance/noImgElement: the platform's pictures are shown as they are.
  return <img src={address} alt="" decoding="async" onError={() => setBroken(address)} className={frame} />;
}
