import { useLocale, useTranslations } from "next-intl";
import { formatQuantity } from "@/lib/money/format";
import { type Campaign, campaignKey, endsSoon, stateOn } from "@/lib/resources/marketing/campaign";

interface MarketingFiguresProps {
  today: string;
  campaigns: readonly Campaign[];
  overlaps: ReadonlyMap<string, readonly Campaign[]>;
}

/** How much runs, comes, ends soon and competes. */
export function MarketingFigures({ today, campaigns, overlaps }: MarketingFiguresProps) {
  const t = useTranslations("marketing");
  const locale = useLocale();
  const running = campaigns.filter((campaign) => stateOn(today, campaign) === "RUNNING");
  const coming = campaigns.filter((campaign) => stateOn(today, campaign) === "COMING");
  const ofKind = (all: readonly Campaign[], kind: Campaign["kind"]) => all.filter((each) => each.kind === kind).length;
  const overlapping = campaigns.filter((each) => (overlaps.get(campaignKey(each)) ?? []).length > 0).length;
  const figures = [
    {
      label: t("figures.banners"),
      value: ofKind(running, "banner"),
      hint: t("figures.coming", { count: ofKind(coming, "banner") }),
    },
    {
      label: t("figures.vouchers"),
      value: ofKind(running, "voucher"),
      hint: t("figures.coming", { count: ofKind(coming, "voucher") }),
    },
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
