"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Checkbox } from "@/components/form/checkbox";
import { RecordForm } from "@/components/form/record/record-form";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { useListText } from "@/components/list/use-list-text";
import type { UserForm } from "@/lib/resources/users/user-form";
import { roleWordsOf } from "@/lib/roles/role-words";
import type { Role } from "@/lib/roles/roles";

interface UserFieldsProps {
  record: RecordFormApi<UserForm>;
  /** Roles that may be given and taken. */
  changeable: readonly Role[];
  /** The user's other roles, which stay. */
  kept: readonly string[];
}

/** Whether the account is active and, for administrators, its roles. */
export function UserFields({ record, changeable, kept }: UserFieldsProps) {
  const t = useTranslations("users");
  const yesNo = useTranslations("list");
  const text = useListText("users");
  const errorId = useId();
  const { register, formState } = record.form;
  const roleError = formState.errors.roles ? t("form.roleRequired") : record.refusalOf("roles");
  const namesOf = (some: readonly string[]): string =>
    roleWordsOf(some)
      .map((word) => text("words", "role", word))
      .join(", ");

  return (
    <RecordForm
      record={record}
      labelOf={(field) => t(field === "roles" ? "fields.role" : "fields.isActive")}
      textOf={(field, values) => (field === "roles" ? namesOf(values.roles) : yesNo(values.isActive ? "yes" : "no"))}
      className="max-w-2xl"
    >
      <Checkbox label={t("fields.isActive")} hint={t("form.signedOut")} {...register("isActive")} />
      {changeable.length > 0 && (
        <fieldset aria-describedby={errorId} className="mt-2 grid gap-2">
          <legend className="mb-2 font-medium">{t("fields.role")}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-2">
            {changeable.map((role) => (
              <Checkbox key={role} label={namesOf([role])} value={role} {...register("roles")} />
            ))}
          </div>
          {kept.length > 0 && <p className="text-ink-muted">{t("form.kept", { roles: namesOf(kept) })}</p>}
          <p
            id={errorId}
            role={roleError === undefined ? undefined : "alert"}
            className="min-h-4.5 text-danger text-sm"
          >
            {roleError}
          </p>
        </fieldset>
      )}
    </RecordForm>
  );
}
