"use client";

import Funnel from "lucide-react/icons/funnel";
import { use, useRef, useState } from "react";
import { OnlyMenu } from "./only-menu";
import { OnlyContext, type OnlyPlace, type ShownValue } from "./only-place";
import { useOnlyName } from "./use-only-name";
import { useOnlyOffers } from "./use-only-offers";

/** Beside a value of the preview: narrows the list to it, or offers its several values. */
export function OnlyButton(props: ShownValue) {
  const place = use(OnlyContext);
  return place && <Offered {...props} place={place} />;
}

function Offered({ fieldKey, field, detail, place }: ShownValue & { place: OnlyPlace }) {
  const offers = useOnlyOffers(place)(fieldKey, field, detail);
  const nameOf = useOnlyName();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [first] = offers;
  if (first === undefined) return null;
  const hasSeveral = offers.length > 1;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={nameOf(offers)}
        title={nameOf(offers)}
        aria-haspopup={hasSeveral ? "menu" : undefined}
        aria-expanded={hasSeveral ? isOpen : undefined}
        onClick={() => (hasSeveral ? setOpen(!isOpen) : place.narrow(first, "preview"))}
        className="inline-grid size-6 place-items-center rounded text-ink-muted pointer-fine:opacity-0 hover:bg-hover hover:text-ink aria-expanded:opacity-100 pointer-coarse:size-10 pointer-fine:focus-visible:opacity-100 pointer-fine:group-hover/field:opacity-100"
      >
        <Funnel size={14} aria-hidden />
      </button>
      {isOpen && (
        <OnlyMenu
          offers={offers}
          first={0}
          anchor={button}
          onChoose={(offer) => {
            setOpen(false);
            place.narrow(offer, "preview");
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
