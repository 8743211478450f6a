"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import type { BandProps } from "@/components/list/list-band";
import { InPlaceLink } from "@/components/list/url/in-place-link";
import { afresh } from "@/components/list/url/use-list-url";
import { classNames } from "@/components/ui/class-names";
import { enterExpiry, expiryViewOf, expiryViews, leaveExpiry } from "@/lib/resources/current_stocks/expiry-views";

const ExpirySum = dynamic(
  orNotLoaded(async () => (await import("./expiry-sum")).ExpirySum),
  { ssr: false },
);

/** What has expired or will within some days, one press each; of what is chosen, what it is worth and where it goes. */
export function ExpiryBand({ url }: BandProps) {
  const t = useTranslations("current_stocks.expiry");
  const chosen = expiryViewOf(url.state.filters);
  return (
    <div className="flex min-h-control-small flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <nav
        aria-label={t("title")}
        className="flex min-w-0 items-center gap-1.5 *:shrink-0 max-sm:gap-1 max-sm:overflow-x-auto max-sm:p-0.5"
      >
        <span aria-hidden className="mr-1 text-ink-muted">
          {t("title")}
        </span>
        {expiryViews.map((view) => {
          const isChosen = view === chosen;
          const to = isChosen ? leaveExpiry(url.state) : enterExpiry(url.state, view);
          return (
            <InPlaceLink
              key={view.period}
              href={url.urlOf({ ...to, ...afresh })}
              onGo={() => url.restore(to)}
              aria-current={isChosen ? "true" : undefined}
              title={view.days === 0 ? t("expiredWhole") : t("withinWhole", { days: view.days })}
              className={classNames(
                "inline-flex h-control-small items-center rounded-full border px-3 hover:bg-hover max-sm:px-2.5",
                isChosen ? "border-action bg-info-soft font-medium" : "border-line-strong/60 bg-surface",
              )}
            >
              {view.days === 0 ? t("expired") : t("within", { days: view.days })}
            </InPlaceLink>
          );
        })}
      </nav>
      {url.state.filters.expirationDate !== undefined && <ExpirySum filters={url.state.filters} view={chosen} />}
    </div>
  );
}
