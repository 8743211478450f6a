import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Card, CardHeading } from "@/components/ui/card";
import { expandRoles, type Role } from "@/lib/roles/roles";
import type { SessionView } from "@/lib/session/session-view";
import { fullName } from "@/lib/texts/full-name";
import { PasswordLink } from "./password-link";

/** Who the person is to the platform, and what they may do. */
export function MyData({ view }: { view: SessionView }) {
  const t = useTranslations("profile.data");
  return (
    <Card aria-labelledby="my-data" className="flex flex-col">
      <CardHeading id="my-data" title={t("title")} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-2.5 p-4">
        <Entry name={t("name")}>{fullName(view)}</Entry>
        <Entry name={t("email")}>{view.email}</Entry>
        <Entry name={t("roles")}>
          <ul className="grid gap-1.5">
            {view.grantedRoles.map((each) => (
              <li key={each}>
                <GrantedRole role={each} />
              </li>
            ))}
          </ul>
        </Entry>
        <Entry name={t("password")}>
          <PasswordLink email={view.email} />
        </Entry>
      </dl>
      <p className="mt-auto border-t border-line px-4 py-3 text-ink-muted text-sm">{t("whoChanges")}</p>
    </Card>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** A role as it was granted, with those that it brings along (1§6). */
function GrantedRole({ role }: { role: Role }) {
  const t = useTranslations("profile.data");
  const nameOf = useTranslations("roles.tabs");
  const inherited = expandRoles([role]).filter((each) => each !== role);
  return (
    <>
      <p className="font-medium">{nameOf(role)}</p>
      {inherited.length > 0 && (
        <p className="text-ink-muted text-sm">
          {t("includes", { roles: inherited.map((each) => nameOf(each)).join(", ") })}
        </p>
      )}
    </>
  );
}
