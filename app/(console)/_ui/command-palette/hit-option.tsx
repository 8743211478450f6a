import type { MouseEvent } from "react";
import { classNames } from "@/components/ui/class-names";
import { Link } from "@/components/ui/link";
import type { Hit } from "./hits";

interface HitOptionProps {
  hit: Hit;
  /** Its own id in the page. */
  id: string;
  isLit: boolean;
  onLight(): void;
  onChoose(event: MouseEvent): void;
}

/** A true link where it leads to an address, so that it opens in a new tab, too. The field keeps the focus. */
export function HitOption({ hit: { name, note, Icon, to }, id, isLit, onLight, onChoose }: HitOptionProps) {
  const shared = {
    id,
    role: "option",
    "aria-selected": isLit,
    tabIndex: -1,
    onPointerMove: onLight,
    onClick: onChoose,
    className: classNames(
      "flex min-h-control w-full cursor-pointer items-start gap-3 rounded-md px-3 py-1.5 text-left text-ink no-underline",
      isLit && "bg-hover shadow-[inset_3px_0_0_var(--accent)]",
    ),
  } as const;
  const content = (
    <>
      <span className="mt-0.5 shrink-0 text-ink-muted">{Icon && <Icon size={16} aria-hidden />}</span>
      <span className="min-w-0">
        <span className="block wrap-anywhere">{name}</span>
        {note !== undefined && note !== "" && (
          <span className="block text-ink-muted text-sm wrap-anywhere">{note}</span>
        )}
      </span>
    </>
  );
  return "address" in to ? (
    <Link href={to.address} prefetch={false} {...shared}>
      {content}
    </Link>
  ) : (
    <button type="button" {...shared}>
      {content}
    </button>
  );
}
