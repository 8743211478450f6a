"use client";

import { useTranslations } from "next-intl";
import { ListPage } from "@/components/list/list-page";
import { lazyForm } from "@/components/list/panel/lazy-form";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/record/preview-section";
import { LinkWithReturn } from "@/components/shell/link-with-return";
import { listLink } from "@/lib/list/url/list-link";
import type { Holder } from "@/lib/resources/users/user-rights";
import type { User } from "@/lib/resources/users/users.calls";
import { usersList } from "@/lib/resources/users/users.list";
import { Me } from "./me";
import { UserCards } from "./user-cards";
import { UserCreditCards } from "./user-credit-cards";
import { UserFiles } from "./user-files";
import { UserStatuses } from "./user-statuses";

/** Asked for when it is opened: the list needs no form. */
const forms = {
  edit: lazyForm(async () => (await import("./edit-user")).EditUser),
};

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/users/users.counts")).userCounts;

export function UsersPage({ me }: { me: Holder }) {
  return (
    <Me value={me}>
      <ListPage list={usersList} preview={UserPreview} counts={counts} forms={forms} />
    </Me>
  );
}

/** A user, whole: what the platform knows, with cards (IDCA-004, reading 48) and files. */
function UserPreview({ detail: user, fields }: PreviewBodyProps<User>) {
  const t = useTranslations("users");
  const orders = (
    <LinkWithReturn href={listLink("orders", { user: String(user.id) })}>{t("viewOrders")}</LinkWithReturn>
  );
  return (
    <>
      <PreviewSection title={t("details")} action={orders}>
        {fields}
      </PreviewSection>
      <UserStatuses mask={user.status} />
      <UserCards user={user} />
      <UserCreditCards cards={user.creditCards} />
      <UserFiles files={user.files} />
    </>
  );
}
