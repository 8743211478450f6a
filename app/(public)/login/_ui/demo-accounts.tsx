"use client";

import { useTranslations } from "next-intl";
import { Card, CardHeading } from "@/components/ui/card";
import type { DemoAccount } from "@/lib/session/demo-accounts";

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  chosen: DemoAccount | undefined;
  onChoose: (account: DemoAccount) => void;
}

/** The accounts of the embedded platform's data set: a click fills the form. */
export function DemoAccounts({ accounts, chosen, onChoose }: DemoAccountsProps) {
  const t = useTranslations("login.demo");
  const role = useTranslations("roles.tabs");
  return (
    <Card aria-labelledby="demo-accounts">
      <CardHeading id="demo-accounts" title={t("title")} />
      <p className="px-4 pt-3 text-ink-muted text-sm">{t("text")}</p>
      <ul className="grid gap-px p-2 sm:grid-cols-2">
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              aria-pressed={account.email === chosen?.email}
              onClick={() => onChoose(account)}
              className="w-full rounded-md px-2 py-1.5 text-left hover:bg-hover aria-pressed:bg-selected"
            >
              <span className="block font-medium">{role(account.role)}</span>
              <span className="block truncate text-ink-muted text-xs">{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
