import { useTranslations } from "next-intl";
import { PageHeading } from "@/components/shell/page-heading";
import { LanguageSwitch } from "@/components/shell/settings/language-switch";
import { ThemeSwitch } from "@/components/shell/settings/theme-switch";
import { Card, CardHeading } from "@/components/ui/card";
import type { SessionView } from "@/lib/session/session-view";
import { MySessions } from "./my-sessions";

export function Profile({ view }: { view: SessionView }) {
  const t = useTranslations("profile");
  return (
    <>
      <PageHeading title={t("title")} text={t("text")} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card aria-labelledby="my-data">
          <CardHeading id="my-data" title={t("data.title")} />
          <MyData view={view} />
        </Card>
        <Card aria-labelledby="preferences">
          <CardHeading id="preferences" title={t("preferences")} />
          <div className="grid max-w-96 gap-4 p-4">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </Card>
        <MySessions />
      </div>
    </>
  );
}

function MyData({ view }: { view: SessionView }) {
  const t = useTranslations("profile.data");
  const role = useTranslations("roles.tabs");
  const facts = [
    [t("name"), `${view.firstName} ${view.lastName}`],
    [t("email"), view.email],
    [t("roles"), view.tabs.map((each) => role(each)).join(", ")],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-2.5 p-4">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line px-4 py-3 text-ink-muted text-sm">{t("whoChanges")}</p>
    </>
  );
}
