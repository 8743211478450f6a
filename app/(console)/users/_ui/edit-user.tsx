"use client";

import { useTranslations } from "next-intl";
import * as z from "zod/mini";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import type { EditFormProps } from "@/components/form/form-props";
import { useCurrentRecord } from "@/components/form/record/use-current-record";
import { useRecordForm } from "@/components/form/record/use-record-form";
import { keptRoles, toChange, toForm, type UserForm } from "@/lib/resources/users/user-form";
import { rightsOver } from "@/lib/resources/users/user-rights";
import { type User, usersCalls } from "@/lib/resources/users/users.calls";
import { type Role, roles } from "@/lib/roles/roles";
import { fullName } from "@/lib/texts/full-name";
import { useMe } from "./me";
import { UserFields } from "./user-fields";

const invalidates = [usersCalls.list, usersCalls.one];

/** What staff change about a user (decision 0021); where they may not, it says why instead of a form. */
export function EditUser(props: EditFormProps<User>) {
  const t = useTranslations("users.form");
  const { refusal, roles: changeable } = rightsOver(useMe(), props.detail);
  return (
    <>
      <Holder user={props.detail} />
      {refusal === undefined ? <UserRecord {...props} changeable={changeable} /> : <p>{t(refusal)}</p>}
    </>
  );
}

/** Whose account it is: the panel's title has no more than their number. */
function Holder({ user }: { user: User }) {
  return (
    <div className="mb-5">
      <p className="font-semibold text-base">{fullName(user)}</p>
      <p className="text-ink-muted wrap-anywhere">{user.email}</p>
    </div>
  );
}

interface UserRecordProps extends EditFormProps<User> {
  changeable: readonly Role[];
}

function UserRecord({ detail, version, changeable, ...panel }: UserRecordProps) {
  const t = useTranslations("users.form");
  const update = useCallMutation(usersCalls.update, { invalidates });
  const params = { id: detail.id };
  const kept = keptRoles(detail, changeable);
  const isRoleNeeded = changeable.length > 0 && kept.length === 0;
  const formOf = (user: User): UserForm => toForm(user, changeable);
  const record = useRecordForm({
    ...panel,
    name: `users/${detail.id}`,
    values: formOf(detail),
    schema: z.object({
      isActive: z.boolean(),
      roles: z.array(z.enum(roles)).check(z.minLength(isRoleNeeded ? 1 : 0)),
    }),
    toBody: (values: UserForm) => values,
    current: useCurrentRecord(usersCalls.one, { params }, version, formOf),
    async save(_body, changed, { values, version }) {
      await update.mutateAsync({ params, body: toChange(values.roles, changed), version });
    },
    savedText: t("updated"),
  });
  return <UserFields record={record} changeable={changeable} kept={kept} />;
}
