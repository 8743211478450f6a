"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { joinIsolated } from "@/lib/texts/isolated";

/** As many as are named; the count says how many there are. */
const mostNamed = 5;

interface UnsentRowsProps<Meant> {
  unsent: readonly Meant[];
  /** What was meant, e.g. a product and its price. */
  textOf(meant: Meant): string;
  /** Of some of it nobody knows whether it was made. */
  mayBeDone?: boolean;
  /** None of it can be sent as things are. */
  isDisabled?: boolean;
  onSend(): void;
  onForget(): void;
}

/** What did not reach the platform, with a retry. The row, where there is one, shows the reason. */
export function UnsentRows<Meant>({ unsent, textOf, mayBeDone, isDisabled, onSend, onForget }: UnsentRowsProps<Meant>) {
  const t = useTranslations("grid");
  const rows = joinIsolated(unsent.slice(0, mostNamed).map(textOf), ", ");
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md border border-danger p-3">
      <p role="alert" className="min-w-40 flex-1 text-sm wrap-anywhere">
        {t("unsent", { count: unsent.length, rows, more: Math.max(0, unsent.length - mostNamed) })}
        {mayBeDone && ` ${t("mayBeDone")}`}
      </p>
      <div className="flex gap-2">
        <Button size="small" onClick={onSend} disabled={isDisabled}>
          {t("tryAgain")}
        </Button>
        <Button size="small" variant="quiet" onClick={onForget}>
          {t("forget")}
        </Button>
      </div>
    </div>
  );
}
