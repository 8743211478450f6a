import { useLocale, useTranslations } from "next-intl";
import { formatQuantity } from "@/lib/money/format";
import { type Campaign, campaignKey, endsSoon, stateOn } from "@/lib/resources/marketing/campaign";
import { campaignKinds } from "@/lib/resources/marketing/narrowing";

interface MarketingFiguresProps {
  today: string;
  /** The one kind that is shown: nothing is counted of the other. */
  kind: Campaign["kind"] | undefined;
  campaigns: readonly Campaign[];
  overlaps: ReadonlyMap<string, readonly Campaign[]>;
}

/** How much runs, comes, ends soon and competes. */
export function MarketingFigures({ today, kind, campaigns, overlaps }: MarketingFiguresProps) {
  const t = useTranslations("marketing");
  const locale = useLocale();
  const running = campaigns.filter((campaign) => stateOn(today, campaign) === "RUNNING");
  const coming = campaigns.filter((campaign) => stateOn(today, campaign) === "COMING");
  const countOf = (all: readonly Campaign[], wanted: Campaign["kind"]) =>
    all.filter((each) => each.kind === wanted).length;
  const labels = { banner: t("figures.banners"), voucher: t("figures.vouchers") };
  const overlapping = campaigns.filter((each) => (overlaps.get(campaignKey(each)) ?? []).length > 0).length;
  const figures = [
    ...campaignKinds
      .filter((each) => kind === undefined || each === kind)
      .map((each) => ({
        label: labels[each],
        value: countOf(running, each),
        hint: t("figures.coming", { count: countOf(coming, each) }),
      })),
    {
      label: t("figures.endSoon"),
      value: campaigns.filter((campaign) => endsSoon(today, campaign)).length,
      hint: t("figures.within7Days"),
    },
    { label: t("figures.overlapping"), value: overlapping, hint: t("figures.inOnePlace") },
  ];
  return (
    <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {figures.map(({ label, value, hint }) => (
        <div key={label} className="grid content-start gap-1 rounded-lg border border-line bg-surface p-4">
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="font-semibold text-xl tabular-nums">{formatQuantity(value, locale)}</dd>
          <dd className="text-ink-muted text-sm">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}
