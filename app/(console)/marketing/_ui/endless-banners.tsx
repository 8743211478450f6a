import { useTranslations } from "next-intl";
import { Card, CardHeading } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { Banner } from "@/lib/resources/galleries/galleries.calls";
import { campaignLink } from "./campaign-link";

/** Switched on, and still inactive: a banner without an end date is (BANR-009). */
export function EndlessBanners({ banners }: { banners: readonly Banner[] }) {
  const t = useTranslations("marketing");
  return (
    <Card aria-labelledby="endless">
      <CardHeading id="endless" title={t("endlessTitle")} />
      <p className="px-4 pt-3 text-ink-muted">{t("endlessText")}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 px-4 py-3">
        {banners.map((banner) => (
          <li key={banner.id}>
            <Link
              href={campaignLink({ kind: "banner", id: banner.id })}
              className="text-link underline-offset-4 hover:underline"
            >
              {t("named", { name: banner.name, id: String(banner.id) })}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
