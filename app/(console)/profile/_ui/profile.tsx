import { useTranslations } from "next-intl";
import { PageHeading } from "@/components/shell/page-heading";
import { DensitySwitch } from "@/components/shell/settings/density-switch";
import { LanguageSwitch } from "@/components/shell/settings/language-switch";
import { ThemeSwitch } from "@/components/shell/settings/theme-switch";
import { Card, CardHeading } from "@/components/ui/card";
import type { Density } from "@/lib/preferences/density";
import type { SessionView } from "@/lib/session/session-view";
import { MyData } from "./my-data";
import { MySavedFilters } from "./saved-filters/my-saved-filters";
import { MySessions } from "./sessions/my-sessions";

export function Profile({ view, density }: { view: SessionView; density: Density }) {
  const t = useTranslations("profile");
  return (
    <>
      <PageHeading title={t("title")} text={t("text")} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <MyData view={view} />
        <Card aria-labelledby="preferences">
          <CardHeading id="preferences" title={t("preferences")} />
          <div className="grid max-w-96 gap-4 p-4">
            <LanguageSwitch />
            <ThemeSwitch />
            <DensitySwitch first={density} />
          </div>
        </Card>
        <MySessions />
        <MySavedFilters openPages={view.pages} />
      </div>
    </>
  );
}
