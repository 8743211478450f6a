"use client";

import Cloud from "lucide-react/icons/cloud";
import CloudOff from "lucide-react/icons/cloud-off";
import CloudUpload from "lucide-react/icons/cloud-upload";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { totalsOf } from "@/lib/counting/count-book";
import { sendingState, toldOf } from "@/lib/counting/count-matters";
import { type CountState, leftOf } from "@/lib/counting/count-work";
import { formatQuantity } from "@/lib/money/format";

const looks = {
  allSent: { Icon: Cloud, className: "text-success" },
  allSentAway: { Icon: CloudOff, className: "text-warning" },
  sending: { Icon: CloudUpload, className: "text-info" },
  away: { Icon: CloudOff, className: "text-warning" },
  ended: { Icon: CloudOff, className: "text-danger" },
} as const;

interface CountHeadProps {
  state: CountState;
  /** No panel is around it. */
  isOnPage: boolean;
  /** What ends the counting. */
  children?: ReactNode;
}

/** How far a count is, what is not sent yet, and what came of the last figure (2§4). */
export function CountHead({ state, isOnPage, children }: CountHeadProps) {
  const t = useTranslations("counting");
  const locale = useLocale();
  const { products, pieces } = totalsOf(state.book);
  const expected = [...state.products.values()].filter(({ isExpected }) => isExpected).length;
  const listed = expected - leftOf(state).length;
  const others = products - listed;
  const { key, unsent } = sendingState(state);
  const { Icon, className } = looks[key];
  const n = formatQuantity(products, locale);
  return (
    // What is not sent, and the way to the end, stay in sight however far the number pad leads down.
    <div
      className={classNames(
        "flex flex-wrap items-center gap-x-5 gap-y-1 lg:sticky lg:-top-4 lg:z-20 lg:-mt-3 lg:-mb-1 lg:pt-3 lg:pb-1",
        isOnPage ? "lg:bg-canvas" : "lg:bg-surface",
      )}
    >
      <p className="font-medium tabular-nums">
        {expected === 0
          ? t("progress", { counted: products, n })
          : t("progressOf", { n: formatQuantity(listed, locale), total: formatQuantity(expected, locale) })}
        {expected > 0 && others > 0 && t("others", { others, n: formatQuantity(others, locale) })}
      </p>
      <p className="tabular-nums">{t("pieces", { pieces, n: formatQuantity(pieces, locale) })}</p>
      <p className={classNames("flex items-center gap-1.5 tabular-nums", className)}>
        <Icon size={18} aria-hidden />
        {t(`sent.${key}`, { unsent, n: formatQuantity(unsent, locale) })}
      </p>
      <p role="status" className="min-w-0 flex-1 truncate text-ink-muted max-lg:order-last max-lg:basis-full">
        <Said state={state} />
      </p>
      {children}
    </div>
  );
}

function Said({ state }: { state: CountState }) {
  const t = useTranslations("counting.said");
  const told = toldOf(state);
  if (told === undefined) return null;
  return t(told.kind, { product: state.products.get(told.product)?.name ?? "" });
}
